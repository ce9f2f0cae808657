document.querySelector('#edit').addEventListener('click', async () => {
  const { openEditor } = await import('./editor');
  openEditor();
});
