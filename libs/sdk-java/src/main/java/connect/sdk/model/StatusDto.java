// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * StatusDto, as the API's document describes it.
 *
 * @param automaticSignIn Whether this browser signs in as a persona without a password
 * @param webhookLoopback Whether webhooks may call this machine itself, as in a local sandbox
 * @param personas Only in a sandbox, to callers on its own machine
 * @param signInProvider Only where people may sign in by a provider
 * @param compliance_engine Known payments were judged rightly
 * @param invariants Checked each minute for what is new and every night as a whole; one that is broken degrades
 * the API
 */
public record StatusDto(
        String timestamp,
        Environment environment,
        Boolean automaticSignIn,
        Boolean webhookLoopback,
        List<PersonaDto> personas,
        SignInProviderDto signInProvider,
        String version,
        List<NetworkStatusDto> networks,
        Health api_health,
        Health compliance_engine,
        String rulesetVersion,
        SealerStatusDto sealer,
        List<InvariantStatusDto> invariants) {}
