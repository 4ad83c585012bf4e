import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DATABASE, type DatabaseConnection } from './connection.ts';
import { excessRights } from './excess-rights.ts';

/** Knows since the start whether the application enters the database by a role that could undo its guards. */
@Injectable()
export class RoleCheck implements OnApplicationBootstrap {
  /** Whether application and owner are one, or the application has rights it never needs. */
  isOneRole = false;

  constructor(@Inject(DATABASE) private readonly connection: DatabaseConnection) {}

  async onApplicationBootstrap(): Promise<void> {
    this.isOneRole = (await excessRights(this.connection)).length > 0;
  }
}
