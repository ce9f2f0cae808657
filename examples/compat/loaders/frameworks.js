module.exports = {
  'vue-loader': {
    files: {
      'src/index.js': `import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import Price from './Price.vue';

renderToString(createSSRApp(Price)).then(console.log);
`,
      'src/Price.vue': `<script setup>
const price = 4.2;
</script>

<template><b class="price">{{ price.toFixed(2) }}</b></template>

<style scoped>
.price {
  color: #c00;
}
</style>
`,
    },
    config: () => {
      const { VueLoaderPlugin } = require('vue-loader');
      return {
        target: 'node',
        plugins: [new VueLoaderPlugin()],
        module: {
          rules: [
            {
              test: /\.vue$/,
              loader: 'vue-loader',
              options: { experimentalInlineMatchResource: true },
            },
          ],
        },
      };
    },
    emits: { 'main.css': /\.price\[data-v-[0-9a-f]+\]/ },
    prints: /<b class="price" data-v-[0-9a-f]+>4\.20<\/b>/,
  },
  'svelte-loader': {
    files: {
      'src/index.js': "import Price from './Price.svelte';\n\nconsole.log(Price.render().html);\n",
      'src/Price.svelte': `<script>
  const price = 4.2;
</script>

<b class="price">{price.toFixed(2)}</b>

<style>
  .price {
    color: #c00;
  }
</style>
`,
    },
    config: {
      target: 'node',
      module: {
        rules: [
          {
            test: /\.svelte$/,
            loader: 'svelte-loader',
            options: { compilerOptions: { generate: 'ssr' }, emitCss: true },
          },
        ],
      },
    },
    emits: { 'main.css': /\.price\.svelte-\w+/ },
    prints: /<b class="price svelte-\w+">4\.20<\/b>/,
  },
  '@svgr/webpack': {
    files: {
      'src/index.js': `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Dot from './dot.svg';

console.log(renderToStaticMarkup(createElement(Dot, { className: 'icon' })));
`,
      'src/dot.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>\n',
    },
    config: {
      target: 'node',
      module: { rules: [{ test: /\.svg$/, loader: '@svgr/webpack' }] },
    },
    prints: /<svg .*class="icon"/,
  },
  'svg-react-loader': {
    files: {
      'src/index.js': `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Dot from './dot.svg';

console.log(renderToStaticMarkup(createElement(Dot, { className: 'icon' })));
`,
      'src/dot.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>\n',
    },
    config: {
      target: 'node',
      module: { rules: [{ test: /\.svg$/, loader: 'svg-react-loader' }] },
    },
    prints: /<svg .*class="icon"/,
  },
  '@mdx-js/loader': {
    files: {
      'src/index.js': `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Terms from './terms.mdx';

console.log(renderToStaticMarkup(createElement(Terms)));
`,
      'src/terms.mdx': '# Returns\n\nFree within {10 * 3} days.\n',
    },
    config: {
      target: 'node',
      module: { rules: [{ test: /\.mdx$/, loader: '@mdx-js/loader' }] },
    },
    prints: /<h1>Returns<\/h1>\s*<p>Free within 30 days/,
  },
};
