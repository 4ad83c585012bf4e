import { Module } from '@nestjs/common';
import { DocumentSigner } from './document-signer.service.ts';
import { KeyRegister } from './key-register.service.ts';
import { KeysController } from './keys.controller.ts';
import { SigningKeys } from './signing-keys.service.ts';

/** The keys by which the bank signs, and the book in which everybody finds their public halves. */
@Module({
  controllers: [KeysController],
  providers: [KeyRegister, SigningKeys, DocumentSigner],
  exports: [SigningKeys, KeyRegister, DocumentSigner],
})
export class KeysModule {}
