import { type Document, LineCounter, parseDocument, YAMLParseError } from 'yaml';

/** A text parsed as YAML, valid or not. */
export interface YamlDocument {
  document: Document.Parsed;
  lineCounter: LineCounter;
  /** Its value; undefined for an empty text, and for one with errors. */
  value: unknown;
}

/** Reads YAML and never throws: what cannot be read is among the errors of the document. */
export function parseYamlDocument(text: string): YamlDocument {
  const lineCounter = new LineCounter();
  const document = parsed(text, lineCounter);
  return { document, lineCounter, value: valueOfDocument(document) };
}

/** What is nested thousands of times takes more stack than there is. */
function parsed(text: string, lineCounter: LineCounter): Document.Parsed {
  try {
    return parseDocument(text, { lineCounter });
  } catch (error) {
    if (lineCounter.lineStarts.length === 0) lineCounter.addNewLine(0);
    const document = parseDocument('');
    document.errors.push(errorOf(error));
    return document;
  }
}

/** Aliases that refer to each other make little text very long; they are refused when it is unfolded. */
function valueOfDocument(document: Document.Parsed): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS() ?? undefined;
  } catch (error) {
    document.errors.push(errorOf(error));
    return undefined;
  }
}

function errorOf(error: unknown): YAMLParseError {
  const message = error instanceof Error ? error.message : String(error);
  return new YAMLParseError([0, 1], 'IMPOSSIBLE', message);
}
