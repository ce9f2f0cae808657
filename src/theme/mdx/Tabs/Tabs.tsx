import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { storageKeys } from '#shared/storage.ts';
import type { TabProps } from './Tab.tsx';

interface TabsProps {
  /** Sets of one group switch together, and are remembered. */
  groupId?: string;
  /** Value of the tab that is selected first. */
  default?: string;
  /** Name of the set, for screen readers. */
  label?: string;
  children?: ReactNode;
}

/**
 * Several texts of which a reader wants one. All are in the HTML; without script they stand one
 * below the other, each under its label.
 */
export function Tabs({ groupId, default: preset, label, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab).map(readTab);
  const selected = tabs.find(({ value }) => value === preset) ?? tabs[0];
  return (
    <div
      className="tabs"
      data-component="Tabs"
      data-group={groupId === undefined ? undefined : storageKeys.tab + groupId}
    >
      <div className="tab-list" role="tablist" aria-label={label} data-needs-script>
        {tabs.map((tab) => (
          <TabButton key={tab.value} tab={tab} isSelected={tab === selected} />
        ))}
      </div>
      {tabs.map(({ value, label: name, content }) => (
        <div
          className="tab-panel"
          key={value}
          data-value={value}
          data-selected={value === selected?.value ? '' : undefined}
        >
          <p className="tab-name">{name}</p>
          {content}
        </div>
      ))}
      {/* Selects the tab that the visitor chose before, as soon as the parser gets here. */}
      {createElement('tab-choice')}
    </div>
  );
}

interface TabData {
  label: string;
  value: string;
  content: ReactNode;
}

function TabButton({ tab: { label, value }, isSelected }: { tab: TabData; isSelected: boolean }) {
  return (
    <button
      type="button"
      role="tab"
      value={value}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      data-replay
    >
      {label}
    </button>
  );
}

/** Line breaks between the tabs are children as well. */
function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement(child);
}

function readTab({ props: { label, value = label, children } }: ReactElement<TabProps>): TabData {
  return { label, value, content: children };
}
