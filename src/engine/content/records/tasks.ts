import { z } from 'zod';
import { schemaKeys } from '#config/schema-keys.ts';
import { schemaProblems } from '#config/schema-problems.ts';
import type { Problem } from '#shared/problem.ts';
import { type DataFile, type DataForm, parseDataFile, readDataFile } from './data-file.ts';
import { eachLocale, idSchema, textSchema } from './schema-parts.ts';

/** What readers come for, as problems name the file. */
export const tasksFile = 'content/tasks.yaml';

const queries = z.array(textSchema).min(1);

const taskSchema = z.strictObject({
  id: idSchema,
  /** The task, as a reader would say it. */
  ...eachLocale(textSchema),
  /** The path of a page, and the id of the heading that answers it. */
  answer: z.string().regex(/^\/[^\s#]*(?:#[^\s#]+)?$/, 'a page and a heading: /guide/react#set-up'),
  /** What people type into the search who have this task. */
  queries: z.strictObject(eachLocale(queries)).optional(),
});

type WrittenTask = z.output<typeof taskSchema>;

/** Something that a reader wants to do. */
export interface Task extends WrittenTask {
  /** Where it stands in the file, from 1. */
  lines: Record<'id' | 'answer', number>;
}

/** The file as it was read. */
export interface ReadTasks {
  tasks: Task[];
  problems: Problem[];
  /** Whether there is no list of tasks in it. */
  isBroken: boolean;
}

/** Each task is checked by itself. */
const form: DataForm<unknown> = {
  file: tasksFile,
  subject: 'the list of tasks',
  schema: z.unknown(),
};

/** Reads the tasks; a site without the file has none. */
export async function readTasks(contentFolder: string): Promise<ReadTasks> {
  return tasksIn((await readDataFile(contentFolder, form)) ?? parseDataFile('', form));
}

/** Checks the file's text. A task with problems is left out. */
export function parseTasks(text: string): ReadTasks {
  return tasksIn(parseDataFile(text, form));
}

function tasksIn(source: DataFile<unknown>): ReadTasks {
  const written = source.value ?? [];
  if (!Array.isArray(written)) return { tasks: [], problems: [notAList(source)], isBroken: true };
  const read = written.map((task, index) => readTask(task, index, source));
  const tasks = read.flatMap((result) => result.task ?? []);
  return {
    tasks,
    problems: [
      ...source.problems,
      ...read.flatMap(({ problems }) => problems),
      ...repeatedIds(tasks),
    ],
    isBroken: source.problems.length > 0,
  };
}

function readTask(
  written: unknown,
  index: number,
  { lineOf, locate }: DataFile<unknown>,
): { task?: Task; problems: Problem[] } {
  const { success, data, error } = taskSchema.safeParse(written, { reportInput: true });
  if (success) {
    const lines = { id: lineOf([index, 'id']), answer: lineOf([index, 'answer']) };
    return { task: { ...data, lines }, problems: [] };
  }
  const problems = schemaProblems(error, {
    file: tasksFile,
    subject: `${nameOf(written, index)}`,
    knownKeys: (keys) => schemaKeys(taskSchema, keys),
    locate: (keys) => locate([index, ...keys]),
    syntax: 'yaml',
  });
  return { problems };
}

function nameOf(written: unknown, index: number): string {
  const { success, data } = z.object({ id: z.string() }).safeParse(written);
  return success ? `the task \`${data.id}\`` : `task number ${index + 1}`;
}

function notAList({ locate }: DataFile<unknown>): Problem {
  const { line, source } = locate([]);
  return {
    file: tasksFile,
    line,
    message: 'Invalid list of tasks',
    found: source,
    expected: 'entries that begin with a dash: `- id: sass`',
  };
}

function repeatedIds(tasks: readonly Task[]): Problem[] {
  return tasks.flatMap((task, index) => {
    const first = tasks.find(({ id }) => id === task.id);
    if (!first || first === tasks[index]) return [];
    return {
      file: tasksFile,
      line: task.lines.id,
      message: `Duplicate task id \`${task.id}\``,
      found: `id: ${task.id}, as on line ${first.lines.id}`,
      expected: 'an id of its own for each task',
    };
  });
}
