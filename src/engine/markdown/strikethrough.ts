import type { Code, Construct, Extension, Token, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';

/**
 * Lets tildes strike text through where only full-width punctuation stands between them and
 * Chinese, as remark-cjk-friendly lets asterisks emphasise it. Comes after the grammar of GitHub.
 *
 * ```
 * ~~已废弃。~~请改用   →   <del>已废弃。</del>请改用
 * ```
 */
export function strikethrough(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map(withFriendlyTildes);
}

const tilde = 126;

function withFriendlyTildes(extension: Extension): Extension {
  const constructs = [extension.text?.[tilde] ?? []].flat();
  if (constructs.length === 0) return extension;
  return { ...extension, text: { ...extension.text, [tilde]: constructs.map(friendly) } };
}

/** The same construct, but for what decides whether its tildes open or close. */
function friendly(construct: Construct): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const { previous } = this;
    let sequence: Token | undefined;
    const exit: typeof effects.exit = (type) => {
      sequence = effects.exit(type);
      return sequence;
    };
    return construct.tokenize.call(
      this,
      { ...effects, exit },
      (code) => {
        if (sequence) Object.assign(sequence, sidesOf(previous, code));
        return ok(code);
      },
      nok,
    );
  };
  return { ...construct, tokenize };
}

/** Whether a sequence can open and close, by what stands before and after it. */
function sidesOf(before: Code, after: Code): Pick<Token, '_open' | '_close'> {
  const [left, right] = [kindOf(before), kindOf(after)];
  const isChinese = isCjk(before) || isCjk(after);
  return {
    _open: right === 'letter' || (right === 'sign' && (left !== 'letter' || isChinese)),
    _close: left === 'letter' || (left === 'sign' && (right !== 'letter' || isChinese)),
  };
}

/** Ends of lines and of the text have negative codes and none. */
function kindOf(code: Code): 'space' | 'sign' | 'letter' {
  if (code === null || code < 0) return 'space';
  const character = String.fromCharCode(code);
  if (/\s/.test(character)) return 'space';
  return /[\p{P}\p{S}]/u.test(character) ? 'sign' : 'letter';
}

function isCjk(code: Code): boolean {
  if (code === null || code < 0) return false;
  return /[\u3000-\u303f\uff00-\uffef\p{Script=Han}]/u.test(String.fromCharCode(code));
}
