import { Global, Module } from '@nestjs/common';
import { OuterNames } from '../../platform/http/outer-names/outer-names.ts';
import { StoredOuterNames } from './stored-outer-names.queries.ts';

/** Which wallets and transactions other institutions mean; every route that takes one of them asks it. */
@Global()
@Module({ providers: [{ provide: OuterNames, useClass: StoredOuterNames }], exports: [OuterNames] })
export class OuterNamesModule {}
