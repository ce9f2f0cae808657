export function openEditor() {
  const editor = document.createElement('textarea');
  editor.value = 'Darjeeling';
  document.body.append(editor);
}
