// Threads do not inherit the loader that lets Node run TypeScript: it is registered here.

import { register } from 'tsx/esm/api';

register();
await import('./compile-worker.ts');
