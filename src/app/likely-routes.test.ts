import { describe, expect, it } from 'vitest';
import { likelyRoutes } from './likely-routes.ts';

const page = {
  next: { text: 'Next', routePath: '/next' },
  prev: { text: 'Previous', routePath: '/previous' },
};

describe('where a reader may go next', () => {
  it('is the next page, the one before, and what is in sight, each once', () => {
    const inSight = ['/text', undefined, '/previous', '/sidebar', '/text'];
    expect(likelyRoutes(page, inSight)).toEqual(['/next', '/previous', '/text', '/sidebar']);
  });

  it('is what is in sight, on a page that stands alone', () => {
    expect(likelyRoutes({}, [undefined, '/text'])).toEqual(['/text']);
  });
});
