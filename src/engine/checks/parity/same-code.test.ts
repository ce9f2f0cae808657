import { describe, expect, it } from 'vitest';
import { codeDifference, sameCode } from './same-code.ts';

describe('is the same', () => {
  it.each([
    ['js', "a('x'); // why", "a('x'); // 原因"],
    ['js', '// why\n\na();', 'a();'],
    ['js', '/* why\n so */ a()', 'a()'],
    ['js', "throw Error('No file');", "throw Error('没有文件');"],
    ['js', "a('No file', 'b')", "a('没有文件',\n  'b')"],
    ['js', `a(\`No \${b} in \${c}\`)`, `a(\`\${c} 中没有 \${b}\`)`],
    ['js', "output: { path: 'a' }, // why\nmode: 'none',", "output: { path: 'a' },\nmode: 'none',"],
    ['jsx', '<p title="It\'s">Don\'t // {a}</p>', '<p title="是">不要 {a}</p>'],
    ['ts', 'const a: string = "Hi"; // why', 'const a: string = "你好";'],
    ['js', "/['\"]/.test(a); b('Hi') // why", "/['\"]/.test(a); b('你好') // 原因"],
    ['json', '{ // why\n "a": "Hi" }', '{ "a": "你好" }'],
    ['css', 'a::after { content: "New" } /* why */', 'a::after { content: "新" }'],
    ['scss', 'a { b: url(https://x.dev/a.png) } // why', 'a { b: url(https://x.dev/a.png) }'],
    ['html', '<!-- why --><p title="a">Some words</p>', '<p title="甲">一些话</p>'],
    ['html', '<script>\n// why\na("Hi")\n</script>', '<script>\na("你好") // 原因\n</script>'],
    ['vue', '<p @click="a > b">Hi {{ c }}</p>', '<p @click="a > b">你好，{{ c }}</p>'],
    ['svelte', '<p on:a={() => b}>Hi {c}</p>', '<p on:a={() => b}>{c}，你好</p>'],
    ['bash', '# why\nnpm install a # so', 'npm install a'],
    ['bash', 'git commit -m "Fix it"', 'git commit -m "修复"'],
    ['yaml', '# why\na:\n  b: Some words', 'a:\n  b: 一些话 # 原因'],
    ['toml', 'a = "Hi" # why', 'a = "你好"'],
    ['text', 'dist/\n└── a.js   the entry', 'dist/\n└── a.js   入口'],
    ['diff js', '-a(1); // why\n+a(2);', '-a(1);\n+a(2); // 原因'],
    ['unknown', 'words', '词'],
  ])('in %s: %j and %j', (lang, english, chinese) => {
    expect(sameCode(english, chinese, lang)).toBe(true);
  });
});

describe('is not the same', () => {
  it.each([
    ['js', "mode: 'none'", "mode: 'production'"],
    ['js', 'a(b)', 'a(c)'],
    ['js', 'a()', 'a();'],
    ['js', "a('b')", "a('b', '词')"],
    ['js', "a('中')", "a('b')"],
    ['js', "a(b, 'c')", "a('词', 'c')"],
    ['js', `a(\`No \${b}\`)`, `a(\`没有 \${c}\`)`],
    ['js', 'a(/b/)', 'a(/c/)'],
    ['js', "a('// b')", "a('// c')"],
    ['jsx', '<p>a // b</p>', '<p>a // c</p>'],
    ['jsx', '<p>{a}</p>', '<p>{b}</p>'],
    ['json', '{ "a": 1 }', '{ "a": 2 }'],
    ['css', 'a { color: #fff }', 'a { color: #000 }'],
    ['html', '<p id="a">b</p>', '<p id="c">b</p>'],
    ['html', '<script>a()</script>', '<script>b()</script>'],
    ['svelte', '<p on:a={() => b}>Hi</p>', '<p on:a={() => c}>你好</p>'],
    ['bash', 'npm install a@1', 'npm install a@2'],
    ['bash', 'a\nb', 'a b'],
    ['bash', 'npm install a#b', 'npm install a#c'],
    ['yaml', 'a:\n  b: 1', 'a:\nb: 1'],
    ['text', 'done in 1 s', 'done in 2 s'],
    ['text', 'a\nb', 'a'],
    ['diff js', '-a(1)\n+a(2)', '+a(1)\n-a(2)'],
  ])('in %s: %j and %j', (lang, english, chinese) => {
    expect(sameCode(english, chinese, lang)).toBe(false);
  });
});

it('says where the difference begins', () => {
  const english = "// why\nmodule.exports = {\n  mode: 'none',\n  entry,\n};";
  const chinese = "module.exports = {\n  // 原因\n  // 很长\n  mode: 'none',\n  output,\n};";
  expect(codeDifference(english, chinese, 'js')).toEqual({
    original: { line: 4, text: 'entry,' },
    translation: { line: 5, text: 'output,' },
  });
});

it('says where one of them ends', () => {
  expect(codeDifference('a\nb', 'a', 'text')).toEqual({
    original: { line: 2, text: 'b' },
    translation: { line: 1, text: 'the end of the code' },
  });
});
