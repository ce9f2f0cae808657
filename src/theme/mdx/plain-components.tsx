import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Html } from '../Html.tsx';
import { useStaticStrings } from '../strings/useStaticStrings.ts';
import { type BadgeProps, useBadgeWords } from './Badge/Badge.tsx';
import type { CodeBlockProps } from './CodeBlock/CodeBlock.tsx';
import { type ContainerProps, withCode } from './Container/Container.tsx';
import { mdxComponents } from './index.ts';
import type { PictureProps } from './Picture/Picture.tsx';
import type { TabProps } from './Tabs/Tab.tsx';

// An article as it is read elsewhere, in a feed reader: without the site's script and style. What
// has neither is shown as on the page.

/** Tabs stand below each other, each under its name. */
function Tab({ label, children }: TabProps) {
  return (
    <>
      <p>
        <strong>{label}</strong>
      </p>
      {children}
    </>
  );
}

function Container({ type, title, children }: ContainerProps) {
  const { containerTitles } = useStaticStrings();
  return (
    <blockquote>
      <p>
        <strong>{withCode(title ?? containerTitles[type])}</strong>
      </p>
      {children}
    </blockquote>
  );
}

function CodeBlock({ lang, title, html }: CodeBlockProps) {
  const code = (
    <pre>
      <Html as="code" className={`language-${lang}`} html={html} />
    </pre>
  );
  if (!title) return code;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {code}
    </figure>
  );
}

/** The variant for the light theme: most readers show their text on white. */
function Picture({ src, alt, width, height, figure, caption }: PictureProps) {
  const image = <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
  if (!figure) return image;
  return (
    <figure>
      {image}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Badge(props: BadgeProps) {
  return useBadgeWords(props).text;
}

/** The anchors of headings are for copying; all other links lead somewhere. */
function Link({ className, href, children }: ComponentProps<'a'>) {
  if (className === 'anchor') return children;
  return <a href={href}>{children}</a>;
}

function Children({ children }: { children?: ReactNode }) {
  return children;
}

/** The components of an article with nothing to press. */
export const plainComponents: Readonly<Record<string, ElementType>> = {
  ...mdxComponents,
  a: Link,
  Badge,
  CodeBlock,
  Columns: Children,
  Compat: Children,
  ConfigChecker: () => null,
  Container,
  PackageManagerTabs: Children,
  Picture,
  Tab,
  Tabs: Children,
};
