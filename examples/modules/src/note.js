export const text = `query ${__resourceQuery}`;
