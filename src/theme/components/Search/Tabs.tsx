import type { KeyboardEvent } from 'react';
import type { HitGroup } from '#app/search/found.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';

interface TabsProps {
  tabs: readonly HitGroup[];
  chosen: number;
  choose: (tab: number) => void;
}

/** One tab for each index that was searched. */
export function Tabs({ tabs, chosen, choose }: TabsProps) {
  const strings = useSearchStrings();
  if (tabs.length === 0) return null;
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const step = steps[key];
    if (!step) return;
    const next = (chosen + step + tabs.length) % tabs.length;
    choose(next);
    currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      className="search-choices"
      role="tablist"
      aria-label={strings.sections}
      data-bar=""
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ group, suggestions }, index) => (
        <button
          type="button"
          role="tab"
          key={group}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => choose(index)}
        >
          {group} ({suggestions.length})
        </button>
      ))}
    </div>
  );
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
