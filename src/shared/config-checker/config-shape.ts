/** What a place in a configuration takes. Empty: nothing is known of it, and everything goes. */
export interface ConfigShape {
  /** Kinds of values without parts. */
  kinds?: readonly ValueKind[];
  /** Values that it takes, where not all of their kind will do. `${number}` stands for digits. */
  values?: readonly (string | number | boolean | null)[];
  /** Options of an object; it takes no others unless `others` says so. */
  keys?: Readonly<Record<string, ConfigShape>>;
  /** What keys of the author's choice take. */
  others?: ConfigShape;
  /** What the elements of an array take. */
  items?: ConfigShape;
  /** The name of a shape that contains itself. */
  ref?: string;
}

export type ValueKind = 'string' | 'number' | 'boolean' | 'RegExp' | 'function' | 'null' | 'object';

/** The shape of a whole configuration. */
export interface ConfigSchema {
  shape: ConfigShape;
  /** Shapes that contain themselves, by name. */
  named: Readonly<Record<string, ConfigShape>>;
}
