import { soundAlike } from './pronunciation.ts';
import { isWord, partsOfRun } from './runs.ts';
import type { SearchContext } from './search-context.ts';

/** What a run may have meant, and how likely that is. */
type Guess = [score: number, run: string];

/** Longer runs are sentences, and longer stretches no words. */
const longest = { run: 30, stretch: 6 };

/**
 * A run of Chinese with the one character that is wrong, or two that are swapped, as the names of pages
 * have them. What stands somewhere as it was typed is left alone.
 */
export function correctRun(run: string, context: SearchContext): string {
  const guesses = run.length > longest.run ? [] : guessesFor(run, context);
  return guesses.sort(([a], [b]) => b - a)[0]?.[1] ?? run;
}

const chinese = '[\u4e00-\u9fff]';
const isChinese = new RegExp(`^${chinese}{2,${longest.stretch}}$`);

/** Guesses for all neighboring parts that stand nowhere as they were typed. */
function guessesFor(run: string, context: SearchContext): Guess[] {
  const { has, stops, synonyms } = context;
  const parts = partsOfRun(run, context);
  const isTerm = (text: string) => synonyms.of(text).length > 0;
  const isKnown = (part: string) =>
    stops.has(part) || isTerm(part) || (part.length > 1 && has([part]));
  return parts.flatMap((_, from) =>
    parts.slice(from).flatMap((_, count): Guess[] => {
      const some = parts.slice(from, from + count + 1);
      const typed = some.join('');
      if (!isChinese.test(typed) || isTerm(typed) || has([typed])) return [];
      const found = spellingsOf(typed, {
        context,
        isRead: some.every(isKnown),
        isAll: typed === run,
      });
      return found.map(([score, text]) => [score, run.replace(typed, text)]);
    }),
  );
}

interface Stretch {
  context: SearchContext;
  /** Whether each of its parts stands somewhere for itself. */
  isRead: boolean;
  /** Whether it is all that was typed. */
  isAll: boolean;
}

function spellingsOf(typed: string, { context, isRead, isAll }: Stretch): Guess[] {
  const { names } = context.vocabulary;
  return [...new Set(names.match(patternOf(typed)))].flatMap((text): Guess[] => {
    const isName = names.includes(`\n${text}\n`);
    const isAlike = soundsLike(text, typed);
    // What sounds different has to be a name, in place of all that was typed.
    const isLikely = isAlike
      ? isName || (!isRead && (names.includes(`\n${text}`) || isWord(text)))
      : isName && !isRead && isAll;
    return isLikely ? [[(isAlike ? longest.stretch : 0) + text.length, text]] : [];
  });
}

/** What differs from a text in one character, or by two that are swapped. */
function patternOf(typed: string): RegExp {
  const others = [...typed].flatMap((character, at) => {
    const head = typed.slice(0, at);
    const next = typed.charAt(at + 1);
    const tail = typed.slice(at + 2);
    return [head + chinese + next + tail, head + next + character + tail];
  });
  return new RegExp(others.join('|'), 'g');
}

/** Whether what differs is spoken alike, or is only swapped. */
function soundsLike(text: string, typed: string): boolean {
  const wrong = [...text].flatMap((character, at) => (character === typed[at] ? [] : at));
  return wrong.length > 1 || wrong.every((at) => soundAlike(text.charAt(at), typed.charAt(at)));
}
