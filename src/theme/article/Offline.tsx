import { offlineManifestFile, offlineWorkerFile } from '#shared/offline.ts';
import type { SiteData } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { withBase } from '#shared/url.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';

/** Where readers save the site: what that means, and what a script makes of it. */
export function Offline({ site }: { site: SiteData }) {
  const { offline: texts } = staticStringsOf(site);
  const language = site.locales.find(({ lang }) => lang === site.lang)?.label ?? site.lang;
  return (
    <div
      className="offline"
      data-component="Offline"
      data-lang={site.lang}
      data-worker={withBase(offlineWorkerFile, site.base)}
      data-manifest={withBase(offlineManifestFile(site.lang), site.base)}
      data-texts={JSON.stringify(texts.states)}
    >
      <div className="offline-missing">
        <p>{fill(texts.missing, { language })}</p>
        <p>
          <button type="button" data-offline="reload" data-replay>
            {texts.reload}
          </button>
        </p>
      </div>
      <p>{fill(texts.introduction, { language })}</p>
      <p>{texts.update}</p>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <div className="offline-control" data-needs-script>
        <p role="status" className="offline-state">
          {texts.states.asking}
        </p>
        <progress aria-label={texts.progress} value={0} hidden />
        <p className="offline-buttons">
          <button type="button" data-offline="save" data-again={texts.saveAgain} data-replay>
            {texts.save}
          </button>
          <button type="button" data-offline="remove" data-replay hidden>
            {texts.remove}
          </button>
        </p>
      </div>
    </div>
  );
}
