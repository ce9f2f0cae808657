/**
 * Keys that `builtin:swc-loader` of 0.5.9 reads, by the path of their owner. Of an owner that is
 * not here, every key is right. Types say nothing of them: the native part knows, which names the
 * ones that it expects when it is given a wrong one, and fails with any wrong value of a right one.
 */
export const swcOptions: Readonly<Record<string, string>> = {
  '':
    '$schema emitSourceMapColumns env error exclude inlineSourcesContent inputSourceMap isModule ' +
    'jsc minify module rspackExperiments sourceMap sourceMaps test',
  env:
    'bugfixes coreJs debug dynamicImport exclude forceAllTransforms include loose mode path ' +
    'shippedProposals skip targets',
  error: 'filename',
  jsc:
    'assumptions baseUrl experimental externalHelpers keepClassNames lints loose minify output ' +
    'parser paths preserveAllComments target transform',
  'jsc.assumptions':
    'arrayLikeIsIterable constantReexports constantSuper enumerableModuleMeta ' +
    'ignoreFunctionLength ignoreFunctionName ignoreToPrimitiveHint iterableIsArray ' +
    'mutableTemplateObject noClassCalls noDocumentAll noIncompleteNsImportDetection noNewArrows ' +
    'objectRestNoSymbols privateFieldsAsProperties pureGetters setClassMethods ' +
    'setComputedProperties setPublicClassFields setSpreadProperties skipForOfIteratorClosing ' +
    'superIsCallableConstructor tsEnumIsReadonly',
  'jsc.experimental':
    'cacheRoot disableBuiltinTransformsForInternalTesting emitAssertForImportAttributes ' +
    'keepImportAssertions keepImportAttributes plugins',
  'jsc.minify':
    'compress ecma emitSourceMapColumns format inlineSourcesContent keepClassnames keepFnames ' +
    'keep_classnames keep_fnames mangle module output outputPath parse safari10 sourceMap toplevel',
  'jsc.output': 'charset preamble',
  'jsc.parser(ecmascript)':
    'allowReturnOutsideFunction allowSuperOutsideMethod autoAccessors decorators ' +
    'decoratorsBeforeExport explicitResourceManagement exportDefaultFrom functionBind ' +
    'importAssertions importAttributes jsx syntax',
  'jsc.parser(typescript)': 'decorators syntax tsx',
  'jsc.transform':
    'constModules decoratorMetadata decoratorVersion hidden legacyDecorator optimizer react ' +
    'regenerator treatConstEnumAsEnum useDefineForClassFields verbatimModuleSyntax',
  'jsc.transform.constModules': 'globals',
  'jsc.transform.optimizer': 'globals jsonify simplify',
  'jsc.transform.optimizer.globals': 'envs typeofs vars',
  'jsc.transform.react':
    'development importSource pragma pragmaFrag refresh runtime throwIfNamespace useBuiltIns ' +
    'useBuiltins useSpread',
  rspackExperiments: 'emotion import relay styledComponents',
  'rspackExperiments.emotion': 'autoLabel importMap labelFormat sourceMap',
  'rspackExperiments.import[]':
    'camelToDashComponentName customName customStyleName ignoreEsComponent ignoreStyleComponent ' +
    'libraryDirectory libraryName style styleLibraryDirectory transformToDefaultImport',
  'rspackExperiments.relay': 'artifactDirectory language',
  'rspackExperiments.styledComponents':
    'cssProp displayName fileName meaninglessFileNames minify namespace pure ssr ' +
    'topLevelImportPaths transpileTemplateLiterals',
};

/** Keys that may stand below a path of the options; undefined where any may. */
export function swcKeysBelow(path: string, owner: object): string[] | undefined {
  if (path !== 'jsc.parser') return swcOptions[path]?.split(' ');
  const { syntax }: { syntax?: unknown } = owner;
  const own = swcOptions[`jsc.parser(${syntax})`];
  const either = `${swcOptions['jsc.parser(ecmascript)']} ${swcOptions['jsc.parser(typescript)']}`;
  return (own ?? either).split(' ');
}
