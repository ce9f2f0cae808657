// Where the language check runs beside everything else. Plain JavaScript: it brings the loader of TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./serve-language.ts');
