const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>\n';

/** `import value from './data.ext'` and print it; one rule for the extension. */
const imported = (file, content, use, rest = {}) => ({
  files: {
    'src/index.js': `import value from './${file}';\n${rest.print ?? 'console.log(value);'}\n`,
    [`src/${file}`]: content,
    ...rest.files,
  },
  config: {
    ...rest.config,
    module: {
      rules: [
        {
          test: new RegExp(`\\.${file.split('.').pop()}$`),
          use,
          ...(rest.type && { type: rest.type }),
        },
        ...(rest.rules ?? []),
      ],
    },
  },
  prints: rest.prints,
  ...(rest.emits && { emits: rest.emits }),
});
const json = 'console.log(JSON.stringify(value));';

module.exports = {
  'file-loader': imported(
    'logo.png',
    png,
    [{ loader: 'file-loader', options: { name: 'images/[name].[ext]' } }],
    {
      type: 'javascript/auto',
      prints: '/images/logo.png',
      emits: { 'images/logo.png': 'PNG' },
    },
  ),
  'url-loader': imported('logo.png', png, [{ loader: 'url-loader', options: { limit: 8192 } }], {
    type: 'javascript/auto',
    prints: 'data:image/png;base64,iVBORw0KGgo',
  }),
  'raw-loader': imported('terms.txt', 'Returns are free.\n', ['raw-loader'], {
    prints: 'Returns are free.',
  }),
  'json-loader': {
    unneeded: true,
    variants: [
      imported('prices.json', '{ "coffee": 4.2 }', ['json-loader'], {
        print: json,
        prints: '{"coffee":4.2}',
      }),
      imported('prices.json', '{ "coffee": 4.2 }', [], { print: json, prints: '{"coffee":4.2}' }),
    ],
  },
  'json5-loader': imported('prices.json5', '{ coffee: 4.2, /* net */ tea: 3 }', ['json5-loader'], {
    print: json,
    prints: '{"coffee":4.2,"tea":3}',
  }),
  'yaml-loader': imported('prices.yaml', 'coffee: 4.2\ntea: 3\n', ['yaml-loader'], {
    print: json,
    prints: '{"coffee":4.2,"tea":3}',
  }),
  'toml-loader': imported('prices.toml', 'coffee = 4.2\ntea = 3\n', ['toml-loader'], {
    print: json,
    prints: '{"coffee":4.2,"tea":3}',
  }),
  'csv-loader': imported(
    'prices.csv',
    'name,price\ncoffee,4.2\n',
    [
      {
        loader: 'csv-loader',
        options: { header: true, dynamicTyping: true, skipEmptyLines: true },
      },
    ],
    { print: json, prints: '[{"name":"coffee","price":4.2}]' },
  ),
  'xml-loader': imported('prices.xml', '<prices><coffee>4.2</coffee></prices>\n', ['xml-loader'], {
    print: json,
    prints: '{"prices":{"coffee":["4.2"]}}',
  }),
  'html-loader': imported(
    'terms.html',
    '<p>Returns are free.</p>\n<img src="./logo.png" alt="Logo">\n',
    ['html-loader'],
    {
      files: { 'src/logo.png': png },
      config: { output: { publicPath: 'https://cdn.example.com/' }, target: 'node' },
      rules: [{ test: /\.png$/, type: 'asset/resource' }],
      prints:
        /<p>Returns are free\.<\/p>\s*<img src="https:\/\/cdn\.example\.com\/[0-9a-f]+\.png" alt="Logo">/,
    },
  ),
  'markdown-loader': imported(
    'terms.md',
    '# Returns\n\nFree within 30 days.\n',
    ['html-loader', 'markdown-loader'],
    {
      prints: /<h1.*>Returns<\/h1>\s*<p>Free within 30 days\.<\/p>/,
    },
  ),
  'svg-inline-loader': imported('dot.svg', svg, ['svg-inline-loader'], {
    type: 'javascript/auto',
    prints: /^<svg .*<circle/,
  }),
  'svg-url-loader': imported('dot.svg', svg, ['svg-url-loader'], {
    type: 'javascript/auto',
    prints: /^"?data:image\/svg\+xml/,
  }),
  'svg-sprite-loader': imported('dot.svg', svg, ['svg-sprite-loader'], {
    print: 'console.log(value.id);',
    type: 'javascript/auto',
    prints: 'dot',
  }),
  'pug-loader': imported('price.pug', 'b.price= price\n', ['pug-loader'], {
    print: "console.log(value({ price: '4.20' }));",
    prints: '<b class="price">4.20</b>',
  }),
  'handlebars-loader': imported('price.hbs', '<b>{{price}}</b>\n', ['handlebars-loader'], {
    print: "console.log(value({ price: '4.20' }));",
    prints: '<b>4.20</b>',
  }),
  'ejs-loader': imported(
    'price.ejs',
    '<b><%= data.price %></b>\n',
    [{ loader: 'ejs-loader', options: { esModule: false, variable: 'data' } }],
    {
      print: "console.log(value({ price: '4.20' }));",
      prints: '<b>4.20</b>',
    },
  ),
  'mustache-loader': imported('price.mustache', '<b>{{price}}</b>\n', ['mustache-loader'], {
    print: "console.log(value({ price: '4.20' }));",
    prints: '<b>4.20</b>',
  }),
  'graphql-tag/loader': {
    package: 'graphql-tag',
    ...imported(
      'price.graphql',
      'query Price {\n  coffee {\n    price\n  }\n}\n',
      ['graphql-tag/loader'],
      {
        print: 'console.log(value.kind, value.definitions[0].name.value);',
        prints: 'Document Price',
      },
    ),
  },
  'null-loader': {
    files: {
      'src/index.js': "import './debug.js';\nconsole.log('shop');\n",
      'src/debug.js': "console.log('debug');\n",
    },
    config: { module: { rules: [{ test: /debug\.js$/, loader: 'null-loader' }] } },
    prints: /^shop$/,
  },
  'arraybuffer-loader': imported('logo.png', png, ['arraybuffer-loader'], {
    print: 'console.log(value.byteLength);',
    type: 'javascript/auto',
    prints: String(png.length),
  }),
  'base64-inline-loader': imported('logo.png', png, ['base64-inline-loader'], {
    type: 'javascript/auto',
    prints: /^data:image\/png;.*base64,iVBORw0KGgo/,
  }),
};
