import type { ConsoleMessage, ElementHandle, Page, Request } from '@playwright/test';
import { nameControls } from './page-controls.ts';
import { type Control, countWork, isolate, watchChanges } from './page-probe.ts';

/** Why an activation counts as leading nowhere. */
class DeadEnd extends Error {}

const patienceMs = 10_000;
/** How a browser notes an answer 422. */
const refusal = /^Failed to load resource: .* status of 422 /;
/** What may lie over a screen at most: a message over a dialog over a panel. */
const mostLayers = 3;

/** Activates one control of a page after the other, and what each of them opens, and notes what leads nowhere. */
export class Walker {
  readonly faults: string[] = [];
  /** How many controls were activated. */
  count = 0;
  private path = '/';
  private doing = 'opening';
  /** Told when something happens outside the page's document after a press. */
  private elsewhere = Promise.withResolvers<boolean>();
  private readonly underWay = new Set<Request>();
  /** What the API refused since the last press. */
  private refused: string | null = null;
  /** How the page looked after each trail, since the screen was last begun. */
  private looks = new Map<string, string>();
  /** What could be activated when the page was loaded. */
  private offered = '';

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
    for (const script of [watchChanges, isolate, countWork, nameControls]) await page.addInitScript(script);
    walker.listen();
    return walker;
  }

  /** Loads the screen at an address. */
  async open(path: string): Promise<void> {
    this.path = path;
    await this.load();
  }

  /** Goes to the screen at an address from the open one, without loading the page again. */
  async goTo(path: string): Promise<void> {
    this.path = path;
    this.doing = 'going there';
    await this.page.evaluate((address) => window.probe.goTo(address), path);
    await this.settle();
  }

  /**
   * Walks the open screen; the frame around it only when that is asked for. Of the links that lead to other screens,
   * one in so many is followed.
   */
  async walk({ frame = false, oneLinkIn = 1 } = {}): Promise<void> {
    const language = await this.language();
    const all = await this.controls(frame);
    const links = all.filter(({ isLeaving }) => isLeaving);
    const found = all.filter((control) => !control.isLeaving || links.indexOf(control) % oneLinkIn === 0);
    const known = new Set(all.map(({ key }) => key));
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
      if (message.type() !== 'error') return;
      const { url } = message.location();
      if (refusal.test(message.text())) this.refused = `was refused (${url}), and the screen does not say so`;
      else fault(`logged ${message.text()} (${url})`);
    });
    this.page.on('request', (request) => this.underWay.add(request));
    this.page.on('requestfinished', (request) => this.underWay.delete(request));
    this.page.on('requestfailed', (request) => this.underWay.delete(request));
    const note = () => { this.elsewhere.resolve(true); };
    this.page.on('download', note);
    this.page.on('filechooser', note);
    this.page.on('dialog', (dialog) => {
      note();
      void dialog.accept();
    });
    this.page.context().on('page', (popup) => {
      note();
      void popup.close();
    });
  }

  /** Activates the last control of a trail, once more from the beginning when nothing seems to happen. */
  private async tryOut(trail: Control[]): Promise<boolean> {
    if (trail.at(-1)?.exempt !== null) return false;
    this.count += 1;
    try {
      await this.reach(trail.slice(0, -1)).then(() => this.press(trail)).catch(async () => {
        await this.load();
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
    const [goal, begun] = [this.looks.get(nameOf(trail)), this.looks.get('')];
    let look = await this.look();
    if (look !== goal) look = await this.retreat(look, [goal, begun]);
    if (look === goal) return;
    if (look !== begun) await this.begin();
    await this.follow(trail);
  }

  /** Goes back, or closes what lies over the screen, one thing after the other, until it looks as it may. */
  private async retreat(from: string, goals: (string | undefined)[]): Promise<string> {
    const isAway = !this.isSameScreen();
    let look = from;
    for (let layer = 0; layer < (isAway ? 1 : mostLayers); layer += 1) {
      const before = look;
      await (isAway ? this.page.goBack() : this.page.keyboard.press('Escape'));
      await this.settle();
      look = await this.look();
      if (look === before || goals.includes(look)) break;
    }
    return look;
  }

  /** Brings the screen back to how it was opened: by leaving it and coming back, or by loading it again. */
  private async begin(): Promise<void> {
    const doing = this.doing;
    this.doing = 'coming back';
    const elsewhere = this.path === '/no-such-page' ? '/about' : '/no-such-page';
    for (const path of [elsewhere, this.path]) {
      await this.page.evaluate((address) => window.probe.goTo(address), path).catch(() => undefined);
      await this.settle();
    }
    this.doing = doing;
    if (await this.offer() !== this.offered) await this.load();
    // Its figures were read again, and may be others.
    else this.looks = new Map([['', await this.look()]]);
  }

  private async follow(trail: Control[]): Promise<void> {
    for (const at of trail.keys()) await this.press(trail.slice(0, at + 1));
  }

  /** Activates the control at the end of a trail. */
  private async press(trail: Control[]): Promise<void> {
    const control = trail.at(-1);
    if (!control) return;
    this.doing = `${this.path} · ${nameOf(trail)}`;
    this.elsewhere = Promise.withResolvers();
    const element = await this.find(control);
    if (!element) throw new DeadEnd('is not there any more');
    const pressed = control.isOffScreen ? element.press('Enter') : element.click({ timeout: patienceMs });
    await pressed.catch((error: unknown) => {
      throw new DeadEnd(`cannot be pressed: ${String(error)}`);
    });
    if (!(await this.hasChanged(control))) throw new DeadEnd('changed nothing');
    await this.expectRefusalSaid();
    if (!this.isSameScreen()) return;
    this.looks.set(nameOf(trail), await this.look());
  }

  /** Waits for the element of a control; what a trail opened may still be on its way. */
  private async find({ key }: Control): Promise<ElementHandle | null> {
    const found = await this.page.waitForFunction((sought) => window.probe.find(sought), key, { timeout: patienceMs })
      .catch(() => null);
    return found?.asElement() ?? null;
  }

  private async hasChanged({ isLeaving }: Control): Promise<boolean> {
    await this.settle();
    const here = this.page.waitForFunction((mustLeave) => window.probe.pressedAt !== location.href
      || (!mustLeave && window.probe.changes.length > 0), isLeaving, { timeout: patienceMs });
    return Promise.race([this.elsewhere.promise, here.then(() => true, () => false)]);
  }

  /** What the API refuses by its rules is an answer where the screen tells it. */
  private async expectRefusalSaid(): Promise<void> {
    const { refused } = this;
    this.refused = null;
    if (refused === null) return;
    const alerts = this.page.getByRole('alert').filter({ visible: true, hasText: /\S/ });
    await alerts.first().waitFor({ timeout: patienceMs }).catch(() => { throw new DeadEnd(refused); });
  }

  private async load(): Promise<void> {
    await this.page.context().clearCookies({ name: /^(?!connect_sandbox$)/ });
    this.underWay.clear();
    await this.page.goto(this.path);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.settle();
    await this.page.evaluate(() => { window.probe.isReadOnly = true; });
    this.offered = await this.offer();
    this.looks = new Map([['', await this.look()]]);
  }

  /** Waits until nothing is being fetched and the page has come to rest. */
  private async settle(): Promise<void> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
      const isResting = await this.page.evaluate(() => window.probe.rest()).catch(() => false);
      if (isResting && this.underWay.size === 0) return;
    }
  }

  private isSameScreen(): boolean {
    return new URL(this.page.url()).pathname === new URL(this.path, this.page.url()).pathname;
  }

  /** All that can be seen of the page, to tell whether it is still the same. */
  private look(): Promise<string> {
    return this.page.evaluate(() => [window.probe.offer(), document.body.innerText].join('\n'));
  }

  /** Where the page is, and what can be activated on it in which state. */
  private offer(): Promise<string> {
    return this.page.evaluate(() => window.probe.offer());
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
