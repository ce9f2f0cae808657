const fs = require('fs');
const path = require('path');

const typescript = {
  'src/index.ts': "const total: number = 42;\nconsole.log('total', total);\n",
  'tsconfig.json': '{ "compilerOptions": { "target": "ES2020", "module": "ESNext" } }',
};
const arrow = { 'src/index.js': 'export const double = (n) => n * 2;\nconsole.log(double(21));\n' };

/** A package with a native part, whatever this machine is. */
const nativeFile = () => {
  const modules = path.join(__dirname, '../node_modules');
  const folder = fs.readdirSync(modules).find(name => /^lightningcss-.+-/.test(name));
  const [file] = fs.readdirSync(path.join(modules, folder)).filter(name => name.endsWith('.node'));
  return path.join(modules, folder, file);
};

module.exports = {
  'babel-loader': {
    variants: [
      {
        config: {
          module: {
            rules: [
              {
                test: /\.js$/,
                exclude: /node_modules/,
                loader: 'babel-loader',
                options: {
                  presets: [['@babel/preset-env', { targets: 'ie 11' }]],
                  plugins: [require.resolve('../babel-plugin-version.js')],
                },
              },
            ],
          },
        },
        files: { 'src/index.js': 'const tell = () => console.log(__VERSION__);\ntell();\n' },
        emits: { 'main.js': /var tell = function/ },
        prints: '1.4.0',
      },
    ],
  },
  'swc-loader': {
    files: typescript,
    config: {
      entry: './src/index.ts',
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es5' } },
          },
        ],
      },
    },
    emits: { 'main.js': /var total = 42/ },
  },
  'esbuild-loader': {
    files: typescript,
    config: {
      entry: './src/index.ts',
      module: {
        rules: [{ test: /\.ts$/, loader: 'esbuild-loader', options: { target: 'es2015' } }],
      },
    },
    prints: 'total 42',
  },
  'ts-loader': {
    variants: [{}, { transpileOnly: true }].map(options => ({
      files: typescript,
      config: {
        entry: './src/index.ts',
        module: { rules: [{ test: /\.ts$/, loader: 'ts-loader', options }] },
      },
      prints: 'total 42',
    })),
  },
  'coffee-loader': {
    files: { 'src/index.coffee': 'double = (n) -> n * 2\nconsole.log double 21\n' },
    config: {
      entry: './src/index.coffee',
      module: { rules: [{ test: /\.coffee$/, loader: 'coffee-loader' }] },
    },
    prints: '42',
  },
  'thread-loader': {
    files: arrow,
    config: {
      module: {
        rules: [
          {
            test: /\.js$/,
            use: [
              { loader: 'thread-loader', options: { workers: 1 } },
              {
                loader: 'babel-loader',
                options: { presets: [['@babel/preset-env', { targets: 'ie 11' }]] },
              },
            ],
          },
        ],
      },
    },
    emits: { 'main.js': /var double = function/ },
    prints: '42',
  },
  'source-map-loader': {
    files: {
      'src/index.js': "import { double } from './lib.js';\nconsole.log(double(21));\n",
      'src/lib.js':
        'export function double(n) {\n  return n * 2;\n}\n//# sourceMappingURL=lib.js.map\n',
      'src/lib.js.map': JSON.stringify({
        version: 3,
        file: 'lib.js',
        sources: ['lib.coffee'],
        sourcesContent: ['# the original\nexport double = (n) -> n * 2\n'],
        names: [],
        mappings: 'AACA',
      }),
    },
    config: {
      devtool: 'source-map',
      module: { rules: [{ test: /\.js$/, enforce: 'pre', loader: 'source-map-loader' }] },
    },
    emits: { 'main.js.map': /# the original/ },
  },
  'cache-loader': {
    files: arrow,
    config: {
      module: {
        rules: [
          {
            test: /\.js$/,
            use: [
              'cache-loader',
              { loader: 'babel-loader', options: { presets: ['@babel/preset-env'] } },
            ],
          },
        ],
      },
    },
    prints: '42',
  },
  'worker-loader': {
    files: {
      'src/index.js': "import Task from './task.js';\nnew Task().postMessage(21);\n",
      'src/task.js': 'self.onmessage = ({ data }) => self.postMessage(data * 2);\n',
    },
    config: { module: { rules: [{ test: /task\.js$/, loader: 'worker-loader' }] } },
    emits: { '.+\\.worker\\.js': /data \* 2/ },
  },
  'workerize-loader': {
    files: {
      'src/index.js': "import task from './task.js';\ntask().double(21).then(console.log);\n",
      'src/task.js': 'export const double = (n) => n * 2;\n',
    },
    config: { module: { rules: [{ test: /task\.js$/, loader: 'workerize-loader' }] } },
    check: ({ dist }) => Object.keys(dist).some(name => /worker/.test(name)),
  },
  'expose-loader': {
    files: {
      'src/index.js': "import './prices.js';\nconsole.log(globalThis.prices.coffee);\n",
      'src/prices.js': 'export const coffee = 4.2;\n',
    },
    config: {
      module: {
        rules: [{ test: /prices\.js$/, loader: 'expose-loader', options: { exposes: 'prices' } }],
      },
    },
    prints: '4.2',
  },
  'imports-loader': {
    files: {
      'src/index.js': "import './legacy.js';\n",
      'src/legacy.js': "console.log(price('coffee'), this === globalThis);\n",
      'src/price.js': "module.exports = (name) => name + ' 4.20';\n",
    },
    config: {
      module: {
        rules: [
          {
            test: /legacy\.js$/,
            loader: 'imports-loader',
            options: {
              type: 'commonjs',
              imports: 'single ./price.js price',
              wrapper: 'globalThis',
            },
          },
        ],
      },
    },
    prints: 'coffee 4.20 true',
  },
  'exports-loader': {
    files: {
      'src/index.js': "import { price } from './legacy.js';\nconsole.log(price('coffee'));\n",
      'src/legacy.js': "function price(name) {\n  return name + ' 4.20';\n}\n",
    },
    config: {
      module: {
        rules: [{ test: /legacy\.js$/, loader: 'exports-loader', options: { exports: 'price' } }],
      },
    },
    prints: 'coffee 4.20',
  },
  'string-replace-loader': {
    files: { 'src/index.js': "console.log('@version@');\n" },
    config: {
      module: {
        rules: [
          {
            test: /\.js$/,
            loader: 'string-replace-loader',
            options: { search: '@version@', replace: '1.4.0' },
          },
        ],
      },
    },
    prints: '1.4.0',
  },
  'val-loader': {
    files: {
      'src/index.js': "import total from './total.js';\nconsole.log(total);\n",
      'src/total.js': "module.exports = () => ({ code: 'module.exports = ' + 6 * 7 });\n",
    },
    config: { module: { rules: [{ test: /total\.js$/, loader: 'val-loader' }] } },
    emits: { 'main.js': /module\.exports = 42/ },
    prints: '42',
  },
  'node-loader': {
    files: { 'src/index.js': "console.log(typeof require('native').transform);\n" },
    config: () => ({
      target: 'node',
      output: { publicPath: '' },
      resolve: { alias: { native: nativeFile() } },
      module: {
        rules: [{ test: /\.node$/, loader: 'node-loader', options: { name: '[name].[ext]' } }],
      },
    }),
    prints: 'function',
  },
  'script-loader': {
    files: {
      'src/index.js': "import './legacy.js';\n",
      'src/legacy.js': "var price = '4.20';\nconsole.log(price);\n",
    },
    config: { module: { rules: [{ test: /legacy\.js$/, loader: 'script-loader' }] } },
    emits: { 'main.js': /var price = \\?'4.20/ },
    prints: '4.20',
  },
  'bundle-loader': {
    files: {
      'src/index.js': "import load from './chart.js';\nload((chart) => console.log(chart.name));\n",
      'src/chart.js': "export const name = 'chart';\n",
    },
    config: {
      target: 'node',
      output: { publicPath: '' },
      module: { rules: [{ test: /chart\.js$/, loader: 'bundle-loader', options: { lazy: true } }] },
    },
    prints: 'chart',
  },
  'ifdef-loader': {
    files: {
      'src/index.js': "/// #if DEMO\nconsole.log('demo');\n/// #endif\nconsole.log('shop');\n",
    },
    config: {
      module: { rules: [{ test: /\.js$/, loader: 'ifdef-loader', options: { DEMO: false } }] },
    },
    prints: /^shop$/,
  },
  '@jsdevtools/coverage-istanbul-loader': {
    files: { 'src/index.js': 'console.log(Object.keys(globalThis.__coverage__).length);\n' },
    config: {
      module: {
        rules: [{ test: /\.js$/, loader: '@jsdevtools/coverage-istanbul-loader', enforce: 'post' }],
      },
    },
    prints: '1',
  },
};
