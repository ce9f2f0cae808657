import { onArticle } from './article.ts';

/**
 * Script of a component of the article. It needs no React: the build has rendered the component,
 * and what HTML cannot do alone is added to the elements that are there.
 */
interface Island {
  /** Called once, when the first article with the component is shown; listens at the document. */
  start?: () => void;
  /** Called for every article that has the component, when it is shown. */
  show?: (article: HTMLElement) => void;
}

/** Scripts by the name in `data-component`; fetched when a page with that component is open. */
export type IslandRegistry = Readonly<Record<string, () => Promise<Island>>>;

/**
 * Brings the components of this article and of all that follow to life.
 *
 * @returns a promise for the article that is open
 */
export function startIslands(registry: IslandRegistry): Promise<void> {
  const started = new Map<string, Promise<Island>>();

  const islandOf = (name: string, load: () => Promise<Island>) => {
    const known = started.get(name);
    if (known) return known;
    const island = load().then((loaded) => {
      loaded.start?.();
      return loaded;
    });
    started.set(name, island);
    // A page that was left without a network tries again with its next article.
    island.catch(() => started.delete(name));
    return island;
  };

  const enliven = async (article: HTMLElement) => {
    const present = Object.entries(registry).filter(([name]) =>
      article.querySelector(`[data-component="${name}"]`),
    );
    const loading = present.map(async ([name, load]) => {
      const island = await islandOf(name, load);
      if (article.isConnected) island.show?.(article);
    });
    for (const result of await Promise.allSettled(loading)) {
      if (result.status === 'rejected') console.error(result.reason);
    }
  };

  onArticle(enliven);
  const article = document.getElementById('article');
  return article ? enliven(article) : Promise.resolve();
}
