import { defineConfig } from '#config/define-config.ts';

// A site in one language, about no bundler, in colors of its own: `npm run dev -- --root examples/site`.
export default defineConfig({
  url: 'https://engine.example.com',
  title: 'Docs engine',
  description: 'How to build and check a documentation site with the engine of this repository.',
  icon: '/favicon.svg',
  logo: '/favicon.svg',
  stylesheet: 'theme.css',
  locales: [{ lang: 'en', label: 'English' }],
  redirects: { '/guide': '/guide/start' },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/start' },
      { text: 'Reference', link: '/reference/configuration' },
    ],
    sidebar: {
      '/guide/': [
        { text: 'Getting started', items: ['/guide/start', '/guide/pages'] },
        { text: 'Make it yours', items: ['/guide/appearance', '/guide/languages'] },
      ],
      '/reference/': ['/reference/configuration', '/reference/checks'],
    },
    footer: { message: 'Built by the engine that it documents.' },
    searchLinks: { popular: ['/guide/start', '/guide/pages', '/reference/configuration'] },
  },
});
