/** The formats that every feed comes in, by media type. The first one is the one to advertise first. */
export const feedFormats = {
  'application/rss+xml': { name: 'RSS', extension: 'rss' },
  'application/atom+xml': { name: 'Atom', extension: 'atom' },
  'application/feed+json': { name: 'JSON Feed', extension: 'json' },
} as const;

export type FeedType = keyof typeof feedFormats;

// Pages need no list: bundles leave it out.
export const feedTypes = /* @__PURE__ */ Object.keys(feedFormats) as FeedType[];
