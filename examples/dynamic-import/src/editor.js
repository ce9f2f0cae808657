export function openEditor() {
  const editor = document.createElement('textarea');
  editor.value = 'A note';
  document.body.append(editor);
}
