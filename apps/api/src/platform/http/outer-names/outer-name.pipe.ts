import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { OuterNames } from './outer-names.ts';

/** The wallet in a path: its id, its address or its IBAN. */
@Injectable()
class WalletPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly names: OuterNames) {}

  transform(text: string): Promise<string> {
    return this.names.ours(text, ['address']);
  }
}

/** The transaction in a path: its id, its name or its UETR. */
@Injectable()
class TransactionPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly names: OuterNames) {}

  transform(text: string): Promise<string> {
    return this.names.ours(text, ['transactionId']);
  }
}

/** Anything in a path, among it wallets and transactions. */
@Injectable()
class AnythingPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly names: OuterNames) {}

  transform(text: string): Promise<string> {
    return this.names.ours(text, ['address', 'transactionId']);
  }
}

export const WalletId = (): ParameterDecorator => Param('id', WalletPipe);
export const TransactionId = (): ParameterDecorator => Param('id', TransactionPipe);
export const AnyId = (): ParameterDecorator => Param('id', AnythingPipe);
