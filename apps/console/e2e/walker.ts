import type { ConsoleMessage, ElementHandle, Page, Request } from '@playwright/test';
import { nameControls } from './page-controls.ts';
import { type Control, isolate, watchChanges } from './page-probe.ts';

/** Why an activation counts as leading nowhere. */
class DeadEnd extends Error {}

const patienceMs = 5_000;
const quietMs = 100;

/** Activates one control of a page after the other, and what each of them opens, and notes what leads nowhere. */
export class Walker {
  readonly faults: string[] = [];
  /** How many controls were activated. */
  count = 0;
  private path = '/';
  private doing = 'opening';
  /** What happened outside the page's document since the last press. */
  private outside = 0;
  private readonly underWay = new Set<Request>();
  /** How the page looked after each trail, since it was last loaded. */
  private looks = new Map<string, string>();

  private constructor(private readonly page: Page) {}

  /** Prepares a page; it signs in whoever the session, as the browser keeps it, belongs to. */
  static async on(page: Page, kept: Record<string, string>): Promise<Walker> {
    const walker = new Walker(page);
    // A stream that is open and silent: what happens elsewhere must not look like an answer to a press.
    await page.routeWebSocket(/events\/stream/, () => undefined);
    await page.addInitScript((entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    for (const script of [watchChanges, isolate, nameControls]) await page.addInitScript(script);
    walker.listen();
    return walker;
  }

  /** Walks the screen at an address; the frame around it only when that is asked for. */
  async walk(path: string, { frame = false } = {}): Promise<void> {
    this.path = path;
    await this.open();
    const language = await this.language();
    const found = await this.controls(frame);
    const known = new Set(found.map(({ key }) => key));
    for (const control of found) {
      if (!(await this.tryOut([control])) || !this.isSameScreen() || await this.language() !== language) continue;
      for (const inner of (await this.controls(frame)).filter(({ key }) => !known.has(key))) {
        known.add(inner.key);
        await this.tryOut([control, inner]);
      }
    }
  }

  private listen(): void {
    const fault = (text: string) => this.faults.push(`${this.doing}: ${text}`);
    this.page.on('pageerror', (error) => fault(`threw ${error.message}`));
    this.page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') fault(`logged ${message.text()} (${message.location().url})`);
    });
    this.page.on('request', (request) => this.underWay.add(request));
    this.page.on('requestfinished', (request) => this.underWay.delete(request));
    this.page.on('requestfailed', (request) => this.underWay.delete(request));
    this.page.on('download', () => (this.outside += 1));
    this.page.on('filechooser', () => (this.outside += 1));
    this.page.on('dialog', (dialog) => {
      this.outside += 1;
      void dialog.accept();
    });
    this.page.context().on('page', (popup) => {
      this.outside += 1;
      void popup.close();
    });
  }

  /** Activates the last control of a trail, once more from the beginning when nothing seems to happen. */
  private async tryOut(trail: Control[]): Promise<boolean> {
    if (trail.at(-1)?.exempt !== null) return false;
    this.count += 1;
    try {
      await this.reach(trail.slice(0, -1)).then(() => this.press(trail)).catch(async () => {
        await this.open();
        await this.follow(trail);
      });
    } catch (error) {
      if (!(error instanceof DeadEnd)) throw error;
      this.faults.push(`${this.doing}: ${error.message}`);
      return false;
    }
    return true;
  }

  /** Brings the page to where a trail ends. */
  private async reach(trail: Control[]): Promise<void> {
    if (await this.isAt(trail)) return;
    await (this.isSameScreen() ? this.page.keyboard.press('Escape') : this.page.goBack());
    await this.settle();
    if (await this.isAt(trail)) return;
    if (!(await this.isAt([]))) await this.open();
    await this.follow(trail);
  }

  private async follow(trail: Control[]): Promise<void> {
    for (const at of trail.keys()) await this.press(trail.slice(0, at + 1));
  }

  /** Activates the control at the end of a trail. */
  private async press(trail: Control[]): Promise<void> {
    const control = trail.at(-1);
    if (!control) return;
    this.doing = `${this.path} · ${nameOf(trail)}`;
    this.outside = 0;
    const element = await this.find(control);
    if (!element) throw new DeadEnd('is not there any more');
    const pressed = control.isOffScreen ? element.press('Enter') : element.click({ timeout: patienceMs });
    await pressed.catch((error: unknown) => {
      throw new DeadEnd(`cannot be pressed: ${String(error)}`);
    });
    if (!(await this.hasChanged(control))) throw new DeadEnd('changed nothing');
    if (!this.isSameScreen()) return;
    await this.settle();
    this.looks.set(nameOf(trail), await this.look());
  }

  /** Waits for the element of a control; what a trail opened may still be on its way. */
  private async find({ key }: Control): Promise<ElementHandle | null> {
    const found = await this.page.waitForFunction((sought) => window.probe.find(sought), key, { timeout: patienceMs })
      .catch(() => null);
    return found?.asElement() ?? null;
  }

  private async hasChanged({ isLeaving }: Control): Promise<boolean> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
      const isChanged = await this.page.evaluate((mustLeave) => window.probe.pressedAt !== location.href
        || (!mustLeave && window.probe.changes.length > 0), isLeaving).catch(() => true);
      if (isChanged || this.outside > 0) return true;
      await this.page.waitForTimeout(50);
    }
    return false;
  }

  private async open(): Promise<void> {
    await this.page.context().clearCookies();
    this.underWay.clear();
    await this.page.goto(this.path);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.settle();
    await this.page.evaluate(() => { window.probe.isReadOnly = true; });
    this.looks = new Map([['', await this.look()]]);
  }

  /** Waits until nothing is being fetched and the page has been quiet for a moment. */
  private async settle(): Promise<void> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
      // What is drawn in small pieces changes nothing yet, but leaves the browser more urgent tasks than this one.
      const isQuiet = await this.page.evaluate((ms) => scheduler.postTask(
        () => performance.now() - window.probe.changedAt > ms, { priority: 'background' },
      ) as Promise<boolean>, quietMs).catch(() => false);
      if (isQuiet && this.underWay.size === 0) return;
      await this.page.waitForTimeout(30);
    }
  }

  private isSameScreen(): boolean {
    return new URL(this.page.url()).pathname === new URL(this.path, this.page.url()).pathname;
  }

  private async isAt(trail: Control[]): Promise<boolean> {
    return this.looks.get(nameOf(trail)) === await this.look();
  }

  /** All that can be seen of the page, to tell whether it is still the same. */
  private async look(): Promise<string> {
    return this.page.evaluate(() => [location.href, document.body.innerText,
      ...window.probe.controls().map(({ key, state }) => `${key} ${state}`)].join('\n'));
  }

  private async controls(frame: boolean): Promise<Control[]> {
    const all = await this.page.evaluate(() => window.probe.controls());
    return all.filter(({ isOfFrame }) => frame || !isOfFrame);
  }

  private language(): Promise<string> {
    return this.page.evaluate(() => document.documentElement.lang);
  }
}

const nameOf = (trail: Control[]): string => trail.map(({ key }) => key).join(' → ');
