/** A schema of zod 3, as far as it is read here. */
export interface ZodSchema {
  _def: ZodDefinition;
}

/** What kind of schema it is, and its parts. */
export type ZodDefinition =
  | { typeName: 'ZodOptional'; innerType: ZodSchema }
  | { typeName: 'ZodEffects'; schema: ZodSchema }
  | { typeName: 'ZodLazy'; getter: () => ZodSchema }
  | { typeName: 'ZodObject'; shape: () => Record<string, ZodSchema> }
  | { typeName: 'ZodArray' | 'ZodPromise'; type: ZodSchema }
  | { typeName: 'ZodRecord'; valueType: ZodSchema }
  | { typeName: 'ZodUnion'; options: ZodSchema[] }
  | { typeName: 'ZodTuple'; items: ZodSchema[] }
  | { typeName: 'ZodFunction'; args: ZodSchema; returns: ZodSchema }
  | { typeName: 'ZodLiteral'; value: unknown }
  | { typeName: 'ZodEnum'; values: string[] }
  | { typeName: keyof typeof keywords };

/** What TypeScript calls the kinds that have no parts. */
export const keywords = {
  ZodString: 'string',
  ZodNumber: 'number',
  ZodBoolean: 'boolean',
  ZodNull: 'null',
  ZodUndefined: 'undefined',
  ZodVoid: 'void',
  ZodAny: 'any',
  ZodUnknown: 'unknown',
};
