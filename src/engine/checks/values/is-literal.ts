import { parseExpression } from '@babel/parser';
import type { Node } from '@babel/types';

/** Whether a text is a whole value that can be evaluated anywhere: no names, no calls, nothing left out. */
export function isLiteral(text: string): boolean {
  if (text.includes('…') || text.includes('...')) return false;
  try {
    return isValue(parseExpression(text));
  } catch {
    return false;
  }
}

function isValue(node: Node | null): boolean {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
    case 'NullLiteral':
    case 'RegExpLiteral':
      return true;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return node.operator === '-' && isValue(node.argument);
    case 'ArrayExpression':
      return node.elements.every(isValue);
    case 'ObjectExpression':
      return node.properties.every(
        (property) =>
          property.type === 'ObjectProperty' && !property.shorthand && isValue(property.value),
      );
    default:
      return false;
  }
}
