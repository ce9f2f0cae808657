import { useStaticStrings } from '../../strings/useStaticStrings.ts';

/** Options whose pages have the headings of all options below them. */
const documented = [
  ...['amd', 'bail', 'builtins', 'cache', 'context', 'dependencies', 'devServer', 'devtool'],
  ...['entry', 'experiments', 'externals', 'externalsPresets', 'externalsType', 'ignoreWarnings'],
  ...['infrastructureLogging', 'mode', 'module', 'name', 'node', 'optimization'],
  ...['optimization.splitChunks', 'output', 'plugins', 'profile', 'resolve', 'resolveLoader'],
  ...['snapshot', 'stats', 'target', 'watch', 'watchOptions'],
];

/** A field for a configuration, and room for what is said of it. Its script comes when it is used. */
export function ConfigChecker() {
  const { checker } = useStaticStrings();
  return (
    <section
      className="checker"
      data-component="ConfigChecker"
      data-strings={JSON.stringify(checker)}
      aria-label={checker.name}
    >
      <p className="checker-static">{checker.withoutScript}</p>
      <div data-needs-script>
        <Field />
        <p className="checker-privacy">{checker.privacy}</p>
        <p className="checker-summary" role="status" />
        <div className="checker-results" hidden />
      </div>
      <template>
        {documented.map((name) => (
          <a key={name} href={`option:${name}`}>
            {name}
          </a>
        ))}
      </template>
    </section>
  );
}

function Field() {
  const { checker } = useStaticStrings();
  return (
    <div className="checker-editor">
      <div className="checker-bar">
        <label htmlFor="checker-text">{checker.label}</label>
        <button type="button" value="webpack" data-replay>
          {checker.tryWebpack}
        </button>
        <button type="button" value="rspack" data-replay>
          {checker.tryRspack}
        </button>
        <button type="button" value="open" data-replay>
          {checker.open}
        </button>
        <button type="button" value="clear" data-replay>
          {checker.clear}
        </button>
        <input type="file" accept=".js,.cjs,.mjs,.ts,.cts,.mts,.json" hidden />
      </div>
      <div className="checker-field">
        <div className="checker-lines" aria-hidden="true">
          1
        </div>
        <textarea
          id="checker-text"
          rows={14}
          spellCheck="false"
          autoComplete="off"
          autoCapitalize="off"
          placeholder={checker.placeholder}
        />
      </div>
    </div>
  );
}
