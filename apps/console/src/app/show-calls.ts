import type { ShowCalls } from '../parts/api-request/shown-calls.ts';
import type { AppStore } from './store.ts';

/** Shows calls by the document of this instance of the API; both are fetched when somebody first wants to see one. */
export const showCallsWith = (store: Pick<AppStore, 'dispatch'>): ShowCalls => async (calls) => {
  const [{ apiDocumentApi }, { callMadeBy }, { shownCall }] = await Promise.all([
    import('../api/api-document.api.ts'), import('../api/snippets/api-call.ts'), import('../api/snippets/snippet.ts'),
  ]);
  const chapters = await store.dispatch(apiDocumentApi.endpoints.getApiDocument.initiate()).unwrap();
  const operations = chapters.flatMap((chapter) => chapter.operations);
  return calls.map((call) => shownCall(callMadeBy(call, operations), window.location.origin));
};
