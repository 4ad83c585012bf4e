import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itWith, needs } from '../../../../tools/needs.mjs';
import { PASSWORD, startApp, type TestApp } from '../app.ts';
import { byIban, pain001 } from '../iso-messages.ts';
import { openWallet } from '../people.ts';
import { folderOf, runProgram } from './readme.ts';

const PATIENCE_MS = 120_000;

const PROGRAM = `
import os, sys
from connect_sdk import Connect, IsoMessageUnanswered, UnreadableXml, read_status_report, when_iso_message_answered

connect = Connect(os.environ["CONNECT_URL"])
connect.sign_in("amina", os.environ["CONNECT_PASSWORD"])
with open(sys.argv[1], "rb") as file:
    content = file.read()
print("would pay", connect.iso20022.send_iso_message(content, dry_run="true")["instructions"][0]["completed"])
sent = connect.iso20022.send_iso_message(content)
message = when_iso_message_answered(connect, sent["id"])
answer = connect.iso20022.get_iso_message_answer(sent["id"], "1")
report = read_status_report(answer)
print(message["state"], report.original_message_id, report.state)
for name, payment in sorted(report.payments_by_end_to_end_id().items()):
    print(name, payment.state, [reason.code for reason in payment.reasons])
text = answer.decode("utf-8") if isinstance(answer, bytes) else answer
for wrong in (text.replace("?>", '?><!DOCTYPE d [<!ENTITY a "b">]>', 1), "<Document/>", text[:200], b"\\xff"):
    try:
        read_status_report(wrong)
    except UnreadableXml:
        print("unreadable")
`;

describe('messages of ISO 20022 in Python', () => {
  let rig: TestApp;
  let folder: string;

  beforeAll(async () => {
    rig = await startApp();
    folder = mkdtempSync(join(tmpdir(), 'connect-python-'));
  });
  afterAll(async () => {
    await rig.close();
    rmSync(folder, { recursive: true });
  });

  itWith(it, needs.python)('are sent, waited for, and their reports read', async (python) => {
    const [from, to] = [await openWallet(await rig.as('amina'), '50.00'), await openWallet(await rig.as('yusuf'), '0.00')];
    writeFileSync(join(folder, 'message.xml'), pain001({
      messageId: 'PYTHON-1', from: byIban(from.iban), payments: [
        { to: byIban(to.iban), endToEndId: 'GOOD', amount: '1.00' },
        { to: byIban('AE070331234567890123456'), endToEndId: 'NOBODY', amount: '2.00' },
      ],
    }));
    writeFileSync(join(folder, 'program.py'), PROGRAM);
    const env = {
      CONNECT_URL: rig.baseUrl, CONNECT_PASSWORD: PASSWORD, PYTHONPATH: folderOf('sdk-python'),
      PYTHONDONTWRITEBYTECODE: '1',
    };
    const told = await runProgram(python, [join(folder, 'program.py'), join(folder, 'message.xml')], { env });
    expect(told.trim().split('\n')).toEqual([
      'would pay 1', 'answered PYTHON-1 PART', 'GOOD ACSC []', "NOBODY RJCT ['AC01']",
      'unreadable', 'unreadable', 'unreadable', 'unreadable',
    ]);
  }, PATIENCE_MS);
});
