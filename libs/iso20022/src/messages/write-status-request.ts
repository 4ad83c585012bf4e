import type { Definition } from '../definitions.ts';
import { writeMessage } from '../xml/write-message.ts';
import { originalNames } from './originals.ts';
import type { StatusRequest } from './read-status-request.ts';
import { agent } from './write-parts.ts';

/** Writes what is asked after (pacs.028), in the version that its definition names. */
export const writeStatusRequest = (definition: Definition, request: StatusRequest): string =>
  writeMessage(definition, { FIToFIPmtStsReq: {
    GrpHdr: {
      MsgId: request.messageId, CreDtTm: request.createdAt, InstgAgt: agent(request.instructingAgent, false),
    },
    OrgnlGrpInf: request.messages.map(({ messageId, definition: kind }) => ({
      OrgnlMsgId: messageId, OrgnlMsgNmId: kind,
    })),
    TxInf: request.payments.map((asked) => ({ StsReqId: asked.requestId, ...originalNames(asked) })),
  } });
