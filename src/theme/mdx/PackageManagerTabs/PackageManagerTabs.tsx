import type { ReactNode } from 'react';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
import { Tabs } from '../Tabs/Tabs.tsx';

/** Commands for each package manager; the compiler has made the tabs of the one for npm. */
export function PackageManagerTabs({ children }: { children?: ReactNode }) {
  const { packageManager } = useStaticStrings();
  return (
    <Tabs groupId="package-manager" label={packageManager}>
      {children}
    </Tabs>
  );
}
