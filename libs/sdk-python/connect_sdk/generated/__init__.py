# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
