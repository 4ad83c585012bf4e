import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
import connect.sdk.*;
import connect.sdk.model.*;
import java.nio.file.*;
import java.time.Duration;
import java.util.List;

public class Program {
    public static void main(String[] args) throws Exception {
        Connect connect = Connect.to(System.getenv("CONNECT_URL")).signIn("amina", System.getenv("CONNECT_PASSWORD"));
        byte[] content = Files.readAllBytes(Path.of(args[0]));
        System.out.println("would pay " + IsoMessages.rehearse(connect, content).instructions().get(0).completed().intValue());
        IsoMessageDetailDto sent = IsoMessages.send(connect, content);
        IsoMessageDetailDto message = IsoMessages.whenAnswered(connect, sent.id(), Duration.ofSeconds(90));
        String answer = IsoMessages.answerText(connect, sent.id(), 1);
        StatusReport report = StatusReport.read(answer);
        System.out.println(message.state() + " " + report.originalMessageId() + " " + report.state());
        for (StatusReport.Payment payment : report.paymentsByEndToEndId().values()) {
            System.out.println(payment.endToEndId() + " " + payment.state() + " "
                    + payment.reasons().stream().map(StatusReport.Reason::code).toList());
        }
        for (String wrong : List.of(answer.replaceFirst("\\\\?>", "?><!DOCTYPE d [<!ENTITY a 'b'>]>"), "<Document/>",
                answer.substring(0, 200), "")) {
            try {
                StatusReport.read(wrong);
            } catch (StatusReport.UnreadableXml unreadable) {
                System.out.println("unreadable");
            }
        }
    }
}
`;

describe('messages of ISO 20022 in Java', () => {
  let rig: TestApp;
  let folder: string;

  beforeAll(async () => {
    rig = await startApp();
    folder = mkdtempSync(join(tmpdir(), 'connect-java-'));
  });
  afterAll(async () => {
    await rig.close();
    rmSync(folder, { recursive: true });
  });

  itWith(it, needs.jdk)('are sent, waited for, and their reports read', async (javac) => {
    const [from, to] = [await openWallet(await rig.as('amina'), '50.00'), await openWallet(await rig.as('yusuf'), '0.00')];
    writeFileSync(join(folder, 'message.xml'), pain001({
      messageId: 'JAVA-1', from: byIban(from.iban), payments: [
        { to: byIban(to.iban), endToEndId: 'GOOD', amount: '1.00' },
        { to: byIban('AE070331234567890123456'), endToEndId: 'NOBODY', amount: '2.00' },
      ],
    }));
    const [sources, program] = [join(folderOf('sdk-java'), 'src/main/java'), join(folder, 'Program.java')];
    writeFileSync(program, PROGRAM);
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.java'));
    await runProgram(javac, ['-proc:none', '-encoding', 'UTF-8', '-d', folder,
      ...files.map((name) => join(sources, name)), program]);
    const env = { CONNECT_URL: rig.baseUrl, CONNECT_PASSWORD: PASSWORD };
    const told = await runProgram('java', ['-cp', folder, 'Program', join(folder, 'message.xml')], { env });
    expect(told.trim().split('\n')).toEqual([
      'would pay 1', 'answered JAVA-1 PART', 'GOOD ACSC []', 'NOBODY RJCT [AC01]',
      'unreadable', 'unreadable', 'unreadable', 'unreadable',
    ]);
  }, PATIENCE_MS);
});
