import type { Operation } from '../../api/api-document.ts';
import { exampleCall } from '../../api/snippets/api-call.ts';
import { shownCall } from '../../api/snippets/snippet.ts';
import { CallCode } from '../../parts/api-request/call-code.tsx';

/** The call as programs in four languages make it, with the examples of the documentation. */
export function Snippets({ operation }: { operation: Operation }) {
  return <CallCode call={shownCall(exampleCall(operation), window.location.origin)} />;
}
