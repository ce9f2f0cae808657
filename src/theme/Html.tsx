import type { ComponentProps, ElementType } from 'react';

type HtmlProps<Tag extends ElementType> = Omit<ComponentProps<Tag>, 'children'> & {
  as: Tag;
  /** Markup that the build itself has made: nothing that a reader wrote. */
  html: string;
};

/** An element around finished markup. It is rendered by the build alone. */
export function Html<Tag extends ElementType>({ as, html, ...props }: HtmlProps<Tag>) {
  const Element: ElementType = as;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from this build
  return <Element {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
