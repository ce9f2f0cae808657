/** A value in the text of a configuration, as far as it can be read without running anything. */
export type ConfigValue = Place &
  (
    | { type: 'literal'; value: string | number | boolean | null }
    /** A string that only running the text would tell: a template, a sum. */
    | { type: 'string' }
    | { type: 'RegExp'; source: string }
    | { type: 'function' }
    | ConfigObject
    | { type: 'array'; items: ConfigValue[] }
    /** `new Plugin(…)` */
    | ConfigInstance
    /** One of several; which one is decided when the text runs. */
    | { type: 'either'; branches: ConfigValue[] }
    /** `undefined`, a variable from elsewhere, a call: nobody knows; never wrong. `name` is how it is written. */
    | { type: 'unknown'; name?: string }
  );

export interface ConfigObject {
  type: 'object';
  entries: ConfigEntry[];
}

interface ConfigInstance {
  type: 'new';
  /** As it is written: `webpack.DefinePlugin`. */
  name: string;
  /** Where that is. */
  callee: Place;
  args: ConfigValue[];
}

/** Where something begins and ends in the text. */
export interface Place {
  start: number;
  end: number;
}

/** `key: value` in an object. */
export interface ConfigEntry extends Place {
  key: string;
  /** Where the key is. */
  keyPlace: Place;
  value: ConfigValue;
  /** Whether it is a property that can be taken out of an object, rather than an assignment. */
  isRemovable: boolean;
}

/** All that a value may be. */
export function branchesOf(value: ConfigValue): ConfigValue[] {
  return value.type === 'either' ? value.branches.flatMap(branchesOf) : [value];
}

/** The entry of an object with a key; the last one counts. */
export function entryOf(value: ConfigValue, key: string): ConfigEntry | undefined {
  return value.type === 'object' ? value.entries.findLast((entry) => entry.key === key) : undefined;
}

/** The elements of an array, whichever branch they are in; of what is no array, itself. */
export function elementsOf(value: ConfigValue): ConfigValue[] {
  return branchesOf(value).flatMap((branch) =>
    branch.type === 'array' ? branch.items.flatMap(branchesOf) : [branch],
  );
}
