// The thread that parses and checks configurations, so that typing never waits for it.

import { checkConfig } from '#shared/config-checker/check-config.ts';
import { lineDiff } from '#shared/config-checker/line-diff.ts';
import type { CheckAnswer, CheckQuestion, CheckResult } from './checker-protocol.ts';

addEventListener('message', ({ data: { id, ...request } }: MessageEvent<CheckQuestion>) => {
  postMessage(answer(id, request));
});

function answer(id: number, request: Omit<CheckQuestion, 'id'>): CheckAnswer {
  try {
    return { type: 'answer', id, result: check(request) };
  } catch (error) {
    return { type: 'error', id, message: String(error) };
  }
}

function check({ text, differences, accepted }: Omit<CheckQuestion, 'id'>): CheckResult {
  const report = checkConfig(text, { differences, accepted: new Set(accepted) });
  return { report, diff: report.migrated === text ? [] : lineDiff(text, report.migrated) };
}
