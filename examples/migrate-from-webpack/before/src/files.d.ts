declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.txt' {
  const text: string;
  export default text;
}
declare module '*.module.scss' {
  const classes: Record<string, string>;
  export default classes;
}
