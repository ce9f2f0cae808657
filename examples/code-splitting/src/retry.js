export async function retry(load, attempts = 2) {
  try {
    return await load();
  } catch (error) {
    if (error.name !== 'ChunkLoadError' || attempts === 0) throw error;
    await new Promise(resolve => setTimeout(resolve, 500));
    return retry(load, attempts - 1);
  }
}
