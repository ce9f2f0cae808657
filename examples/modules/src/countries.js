export const list = ['CN', 'DE'];
