import type { LocaleCode } from '#shared/locale.ts';
import type { PageProblem, Problem } from '#shared/problem.ts';
import type { AutoCorrect } from './autocorrect.ts';
import { editsBetween } from './edits.ts';
import { excerptOf } from './excerpt.ts';
import { codeMark, lineAt, type ProseBlock, textOf } from './prose-block.ts';
import { type TypographyRule, typographyRules } from './typography-rules.ts';

interface TypographyContext {
  file: string;
  lang: LocaleCode;
  autoCorrect: AutoCorrect;
}

/** Problems of typesetting in a page's blocks, each at its line with the corrected words. */
export function typographyProblems(
  blocks: readonly ProseBlock[],
  { file, lang, autoCorrect }: TypographyContext,
): Problem[] {
  const rules = [...typographyRules, spacing(autoCorrect)].filter(
    (rule) => (rule.lang ?? lang) === lang,
  );
  return blocks.flatMap((block) => {
    const problems = [...emphasisProblems(block, lang), ...ruleProblems(block, rules)];
    return problems.map((problem) => ({ file, ...problem }));
  });
}

function spacing(autoCorrect: AutoCorrect): TypographyRule {
  return {
    lang: 'zh',
    message: 'Wrong spacing or punctuation in Chinese text',
    expected:
      'one space between Han and Latin letters, digits or code; none beside full-width punctuation',
    correct: (text) => (/\p{Script=Han}/u.test(text) ? autoCorrect(text) : text),
  };
}

// Stands for code while rules are at work: a word of Latin letters, which is set as code is.
const codeWord = 'Qzqz';

/** Each rule gets what those before it have fixed: one problem is reported once. */
function ruleProblems(block: ProseBlock, rules: readonly TypographyRule[]): PageProblem[] {
  let text = textOf(block);
  const problems: PageProblem[] = [];
  for (const { type, message, expected, correct } of rules) {
    if (type && type !== block.type) continue;
    const corrected = correct(text.replaceAll(codeMark, codeWord)).replaceAll(codeWord, codeMark);
    for (const { from, to, newFrom, newTo } of editsBetween(text, corrected)) {
      problems.push({
        line: lineAt(block, from),
        message,
        found: excerptOf(block, text, { from, to }),
        expected,
        fix: excerptOf(block, corrected, { from: newFrom, to: newTo }),
      });
    }
    text = corrected;
  }
  return problems;
}

/** Han has no italics: what a font leans over is hard to read. */
function emphasisProblems({ spans }: ProseBlock, lang: LocaleCode): PageProblem[] {
  if (lang !== 'zh') return [];
  return spans
    .filter(({ type, text }) => type === 'emphasis' && /\p{Script=Han}/u.test(text))
    .map(({ text, line }) => ({
      line,
      message: 'Italics on Chinese words',
      found: `*${text}*`,
      expected: 'bold',
      fix: `**${text}**`,
    }));
}
