import type { ElementType } from 'react';
import { Compat } from './Compat/Compat.tsx';
import { ConfigChecker } from './ConfigChecker/ConfigChecker.tsx';
import { LicenseNote } from './LicenseNote/LicenseNote.tsx';
import { OptionList } from './OptionList/OptionList.tsx';
import { OptionMeta } from './OptionMeta/OptionMeta.tsx';
import { Properties, Property } from './Properties/Properties.tsx';

/** Components that show what Rspack says of itself, or how it differs from webpack. */
export const rspackComponents: Readonly<Record<string, ElementType>> = {
  Compat,
  ConfigChecker,
  LicenseNote,
  OptionList,
  OptionMeta,
  Properties,
  Property,
};
