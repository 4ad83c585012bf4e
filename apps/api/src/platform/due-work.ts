import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Work that falls due at moments of its own, such as an expiry, an instalment, a rent or a report. */
export abstract class DueWork implements OnModuleInit {
  /** The name under which people hear of it, in kebab case. */
  abstract readonly name: string;

  constructor(private readonly register: DueWorkRegister) {}

  onModuleInit(): void {
    this.register.add(this);
  }

  /**
   * The earliest moment at which some of it falls due or fell due; null when nothing waits. It is asked each second, so
   * it is the first in the order of an index.
   */
  abstract nextDueAt(em: EntityManager): Promise<Date | null>;

  /**
   * Does what fell due up to a moment, in order, each piece claimed and done in a unit of work of its own; answers how
   * many pieces it did. What it leaves is asked for again.
   */
  abstract runDue(at: Date): Promise<number>;
}

/** All work of the bank that falls due by the clock; whoever has such work puts it here. */
@Injectable()
export class DueWorkRegister {
  private readonly works: DueWork[] = [];

  add(work: DueWork): void {
    this.works.push(work);
  }

  /** Every work in a lasting order, which is the order of those that fall due at the same moment. */
  all(): DueWork[] {
    return this.works.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
}
