import type { ReactNode } from 'react';
import { useStrings } from '../../strings/useStrings.ts';
import { Tabs } from '../Tabs/Tabs.tsx';

/** Commands for each package manager; the compiler has made the tabs of the one for npm. */
export function PackageManagerTabs({ children }: { children?: ReactNode }) {
  const { packageManager } = useStrings();
  return (
    <Tabs groupId="package-manager" label={packageManager}>
      {children}
    </Tabs>
  );
}
