// Only for tests: what a thread is asked there.

export async function run(question: string): Promise<string> {
  if (question === 'throw') throw new Error('thrown');
  if (question === 'loop') for (;;);
  if (question === 'crash') {
    setTimeout(() => {
      throw new Error('crashed');
    });
    await new Promise(() => {});
  }
  return question.toUpperCase();
}
