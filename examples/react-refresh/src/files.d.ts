declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.svg?react' {
  import type { FunctionComponent, SVGProps } from 'react';

  const Component: FunctionComponent<SVGProps<SVGSVGElement>>;
  export default Component;
}

declare module '*.svg' {
  const url: string;
  export default url;
}
