import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postman from 'openapi-to-postmanv2';
import type { Plugin } from 'vite';
import { type ArchivedFile, filesOf, tarGz } from './archive.ts';

const libs = fileURLToPath(new URL('../../libs/', import.meta.url));
const leftOut = new Set(['node_modules', 'target', '__pycache__', '.pytest_cache', 'test', 'tests']);

/** The clients by their languages, and where their sources are. */
const sdks = { typescript: 'sdk', python: 'sdk-python', java: 'sdk-java' };

/** Makes what the API documentation offers to take home: the clients' committed sources, and a Postman collection. */
export function downloads(): Plugin {
  return {
    name: 'connect-downloads',
    apply: 'build',
    async generateBundle() {
      for (const [language, folder] of Object.entries(sdks)) {
        const root = `connect-sdk-${language}`;
        const files = archived(`${libs}${folder}`).map(({ name, content }) => ({ name: `${root}/${name}`, content }));
        this.emitFile({ type: 'asset', fileName: `downloads/${root}.tar.gz`, source: tarGz(files) });
      }
      const source = JSON.stringify(await collection(readFileSync(`${libs}sdk/openapi.json`, 'utf8')), null, 1);
      this.emitFile({ type: 'asset', fileName: 'downloads/connect.postman_collection.json', source });
    },
  };
}

function archived(folder: string): ArchivedFile[] {
  if (!existsSync(folder)) throw new Error(`The client in ${folder} is missing.`);
  return filesOf(folder, leftOut);
}

/** The calls grouped as in the documentation, with the document's own examples. */
function collection(document: string): Promise<unknown> {
  const options = {
    folderStrategy: 'Tags', requestParametersResolution: 'Example', includeAuthInfoInExample: false,
  } as const;
  return new Promise((resolve, reject) => {
    postman.convert({ type: 'string', data: document }, options, (error, result) => {
      const [made] = result?.output ?? [];
      if (made) resolve(made.data);
      else reject(new Error(`No Postman collection was made: ${error?.message ?? result?.reason ?? 'unknown'}.`));
    });
  });
}
