// `npm run fuzz`: feeds the build with sources, and the preview server with requests, that nobody would write.
//   --sources 400   builds           --requests 10000   requests
//   --seed 1        the first case: the same seed gives the same cases

import { parseArgs } from 'node:util';
import { fuzzBuild } from './fuzz-build.ts';
import { fuzzServer } from './fuzz-server.ts';

const { values: options } = parseArgs({
  options: {
    sources: { type: 'string', default: '400' },
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});

const seed = Number(options.seed);
const server = await fuzzServer({ requests: Number(options.requests), seed });
console.log('Requests', server);
const built = await fuzzBuild({ cases: Number(options.sources), seed });
console.log('Builds', built);
if (server.failures.length + built.failures.length > 0) process.exitCode = 1;
