const fs = require('fs');
const path = require('path');

const scss = {
  'src/index.js': "import './index.scss';\n",
  'src/index.scss': '$red: #c00;\n\n.price {\n  b {\n    color: $red;\n  }\n}\n',
};
const css = {
  'src/index.js': "import './index.css';\n",
  'src/index.css': '.price {\n  color: #c00;\n  user-select: none;\n}\n',
};
const extracted = {
  files: { ...css, 'src/index.js': "import url from './index.css';\nconsole.log(url);\n" },
  config: {
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [
            { loader: 'file-loader', options: { name: '[name].css' } },
            'extract-loader',
            { loader: 'css-loader', options: { esModule: false } },
          ],
          type: 'javascript/auto',
        },
      ],
    },
  },
};
const red = { 'main.css': /color: ?(#c00|red)/ };

/** The least of a page that style-loader and its relatives need; it prints the styles that it is given. */
const page = `
const head = { insert: (node) => console.log('style:', node.text), sheet: {}, nodeName: 'HEAD' };
head.appendChild = (node) => node;
head.insertBefore = head.appendChild;
globalThis.window = globalThis.self = globalThis;
globalThis.Window = function () {};
globalThis.HTMLIFrameElement = function () {};
globalThis.document = {
  head,
  querySelector: (name) => (name === 'head' ? head : null),
  querySelectorAll: () => [],
  getElementsByTagName: () => [head],
  createElement: () => ({
    setAttribute() {},
    appendChild(node) { console.log('style:', node.data); },
    removeChild() {},
    getAttribute: () => null,
  }),
  createTextNode: (data) => ({ data }),
};
`;
const withPage = files => ({
  ...files,
  'src/page.js': page,
  'src/index.js': `import './page.js';\n${files['src/index.js']}`,
});

module.exports = {
  'sass-loader': {
    variants: [
      {
        files: scss,
        config: { module: { rules: [{ test: /\.scss$/, loader: 'sass-loader', type: 'css' }] } },
        emits: { 'main.css': /\.price b ?\{\s*color: ?#c00/ },
      },
    ],
  },
  'less-loader': {
    files: {
      'src/index.js': "import './index.less';\n",
      'src/index.less': '@red: #c00;\n\n.price {\n  b {\n    color: @red;\n  }\n}\n',
    },
    config: { module: { rules: [{ test: /\.less$/, loader: 'less-loader', type: 'css' }] } },
    emits: { 'main.css': /\.price b ?\{\s*color: ?#c00/ },
  },
  'stylus-loader': {
    files: {
      'src/index.js': "import './index.styl';\n",
      'src/index.styl': 'red = #c00\n\n.price\n  b\n    color red\n',
    },
    config: { module: { rules: [{ test: /\.styl$/, loader: 'stylus-loader', type: 'css' }] } },
    emits: { 'main.css': /\.price b ?\{\s*color: ?#c00/ },
  },
  'postcss-loader': {
    files: css,
    config: {
      module: {
        rules: [
          {
            test: /\.css$/,
            loader: 'postcss-loader',
            options: {
              postcssOptions: {
                plugins: [['autoprefixer', { overrideBrowserslist: 'safari 12' }]],
              },
            },
            type: 'css',
          },
        ],
      },
    },
    emits: { 'main.css': /-webkit-user-select: none/ },
  },
  'lightningcss-loader': {
    files: css,
    config: {
      module: {
        rules: [
          {
            test: /\.css$/,
            loader: 'lightningcss-loader',
            options: { targets: 'safari 12' },
            type: 'css',
          },
        ],
      },
    },
    emits: { 'main.css': /-webkit-user-select: none/ },
  },
  'resolve-url-loader': {
    files: {
      'src/index.js': "import './index.scss';\n",
      'src/index.scss': "@import './card/card.scss';\n",
      'src/card/card.scss': ".card {\n  background: url('./logo.svg');\n}\n",
      'src/card/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    },
    config: {
      module: {
        rules: [
          {
            test: /\.scss$/,
            use: ['resolve-url-loader', { loader: 'sass-loader', options: { sourceMap: true } }],
            type: 'css',
          },
          { test: /\.svg$/, type: 'asset/resource' },
        ],
      },
    },
    emits: { 'main.css': /url\(\/[0-9a-f]+\.svg\)/ },
  },
  'css-loader': {
    variants: [
      {
        files: withPage({
          ...css,
          'src/index.js': "import css from './index.css';\nconsole.log(String(css));\n",
        }),
        config: {
          module: { rules: [{ test: /\.css$/, loader: 'css-loader', type: 'javascript/auto' }] },
        },
        prints: 'color: #c00',
      },
    ],
  },
  'style-loader': {
    variants: [
      {
        files: withPage(css),
        config: {
          module: {
            rules: [
              { test: /\.css$/, use: ['style-loader', 'css-loader'], type: 'javascript/auto' },
            ],
          },
        },
        prints: /style: \.price \{\s*color: #c00/,
      },
    ],
  },
  'vue-style-loader': {
    files: withPage(css),
    config: {
      module: {
        rules: [
          {
            test: /\.css$/,
            use: ['vue-style-loader', { loader: 'css-loader', options: { esModule: false } }],
            type: 'javascript/auto',
          },
        ],
      },
    },
    prints: /style: \.price \{\s*color: #c00/,
  },
  'css-modules-typescript-loader': {
    files: {
      'src/index.js': "import styles from './index.css';\nconsole.log(styles.price);\n",
      'src/index.css': css['src/index.css'],
    },
    config: {
      module: {
        rules: [
          {
            test: /\.css$/,
            use: [
              'css-modules-typescript-loader',
              { loader: 'css-loader', options: { modules: true, esModule: false } },
            ],
            type: 'javascript/auto',
          },
        ],
      },
    },
    check: ({ folder }) =>
      fs.readFileSync(path.join(folder, 'src/index.css.d.ts'), 'utf8').includes('price'),
  },
  'to-string-loader': {
    files: {
      ...css,
      'src/index.js': "import css from './index.css';\nconsole.log(typeof css, css);\n",
    },
    config: {
      module: {
        rules: [
          {
            test: /\.css$/,
            use: ['to-string-loader', { loader: 'css-loader', options: { esModule: false } }],
            type: 'javascript/auto',
          },
        ],
      },
    },
    prints: /^string [\s\S]*color: #c00/,
  },
  'style-resources-loader': {
    files: {
      ...scss,
      'src/index.scss': '.price {\n  color: $red;\n}\n',
      'src/shared.scss': '$red: #c00;\n',
    },
    config: ({ folder }) => ({
      module: {
        rules: [
          {
            test: /\.scss$/,
            use: [
              'sass-loader',
              {
                loader: 'style-resources-loader',
                options: { patterns: path.join(folder, 'src/shared.scss') },
              },
            ],
            type: 'css',
          },
        ],
      },
    }),
    emits: red,
  },
  'sass-resources-loader': {
    files: {
      ...scss,
      'src/index.scss': '.price {\n  color: $red;\n}\n',
      'src/shared.scss': '$red: #c00;\n',
    },
    config: ({ folder }) => ({
      module: {
        rules: [
          {
            test: /\.scss$/,
            use: [
              'sass-loader',
              {
                loader: 'sass-resources-loader',
                options: { resources: path.join(folder, 'src/shared.scss') },
              },
            ],
            type: 'css',
          },
        ],
      },
    }),
    emits: red,
  },
  'isomorphic-style-loader': {
    files: {
      ...css,
      'src/index.js': "import styles from './index.css';\nconsole.log(styles._getCss());\n",
    },
    config: {
      module: {
        rules: [
          {
            test: /\.css$/,
            use: [
              'isomorphic-style-loader',
              { loader: 'css-loader', options: { esModule: false } },
            ],
            type: 'javascript/auto',
          },
        ],
      },
    },
    prints: 'color: #c00',
  },
  'extract-loader': {
    variants: [
      { ...extracted, emits: { 'index.css': /^\.price \{\s*color: #c00/ }, prints: '/index.css' },
      {
        ...extracted,
        files: {
          ...extracted.files,
          'src/index.css': '.price {\n  background: url(./dot.svg);\n}\n',
          'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        },
        emits: { 'index.css': /url\(/ },
      },
    ],
  },
};
